import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from './draft';
import type { JobDescriptionValues } from './rules';

export type JobDescriptionForm = UseFormReturn<JobDescriptionValues>;

/** The form's state, stored in the tab until `forget`. Files can't be stored. */
export function useJobDescriptionForm(userId: string, storage: Storage) {
  const [draft] = useState(() => readDraft(storage, userId));
  const form = useForm<JobDescriptionValues>({
    defaultValues: { ...draft, file: null },
    // After the first submission, validate only on the next one.
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
