import { useT } from '@portal/i18n';
import type { FormEvent } from 'react';
import { useFormState, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { Rules } from './form-rules';

/**
 * Connects a form's fields to their error messages and ignores further submissions while one is in
 * progress.
 */
export function useFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  rules: Rules<Values>,
  send: (values: Values) => Promise<void>,
) {
  const t = useT('auth');
  const state = useFormState({ control: form.control });
  return {
    isSubmitting: state.isSubmitting,
    field: (name: Path<Values>) => {
      // The rules return translation keys instead of messages (catalogue keys: auth:validation.*).
      const message = form.getFieldState(name, state).error?.message;
      return { ...form.register(name, rules[name]), error: message && t(message) };
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!state.isSubmitting) void form.handleSubmit(send)(event);
    },
  };
}
