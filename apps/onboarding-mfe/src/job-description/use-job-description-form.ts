import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from './draft';
import type { JobDescriptionValues } from './rules';

export type JobDescriptionForm = UseFormReturn<JobDescriptionValues>;

/**
 * Manages the form and keeps a draft of what the user types, but not of the chosen file. `forget`
 * removes the draft.
 */
export function useJobDescriptionForm(userId: string, storage: Storage) {
  const [draft] = useState(() => readDraft(storage, userId));
  const form = useForm<JobDescriptionValues>({
    defaultValues: { ...draft, file: null },
    // After a failed submission, don't validate again until the next submission.
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
