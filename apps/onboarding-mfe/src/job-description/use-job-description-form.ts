import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from './draft';
import type { JobDescriptionValues } from './rules';

export type JobDescriptionForm = UseFormReturn<JobDescriptionValues>;

/** The form. What is typed is kept in the tab's storage until `forget`: the file, a page cannot keep. */
export function useJobDescriptionForm(userId: string, storage: Storage) {
  const [draft] = useState(() => readDraft(storage, userId));
  const form = useForm<JobDescriptionValues>({
    defaultValues: { ...draft, file: null },
    // Once a form was sent, what is wrong is said when it is sent again.
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
