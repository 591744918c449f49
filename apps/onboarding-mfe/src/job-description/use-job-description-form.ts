import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from './draft';
import type { JobDescriptionValues } from './rules';

export type JobDescriptionForm = UseFormReturn<JobDescriptionValues>;

/**
 * Holds the form's state and keeps it in the tab's storage until `forget` is called. Files can't be
 * stored.
 */
export function useJobDescriptionForm(userId: string, storage: Storage) {
  const [draft] = useState(() => readDraft(storage, userId));
  const form = useForm<JobDescriptionValues>({
    defaultValues: { ...draft, file: null },
    // After a failed submission, don't validate again before the next one.
    reValidateMode: 'onSubmit',
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { file: _, ...typed } }) => keepDraft(storage, userId, typed),
      }),
    [form, storage, userId],
  );
  return { form, forget: () => keepDraft(storage, userId, null) };
}
