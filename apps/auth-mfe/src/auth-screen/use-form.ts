import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { Form, type Rules } from './form';

/** A form for as long as its component lives. */
export function useForm<Values extends object>(
  initial: Values,
  rules: Rules<Values>,
): Form<Values> {
  return useState(() => new Form(initial, rules))[0];
}

export const useFormState = <Values extends object>(form: Form<Values>) =>
  useSyncExternalStore(form.subscribe, form.getState);

/** Ties an input to a field: its name, its first value, and what is typed into it. */
export const field = <Values extends object>(form: Form<Values>, name: keyof Values & string) => ({
  name,
  ref: (input: HTMLInputElement | null) => form.attach(name, input),
  onChange: (event: FormEvent<HTMLInputElement>) =>
    form.handleChange(name, event.currentTarget.value),
});
