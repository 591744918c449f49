import {
  EMAIL_PATTERN,
  PASSWORD_MIN_CHARS,
  type LoginBody,
  type RegisterBody,
} from '@portal/protocol';

/** Returns true if the value is valid, otherwise the error's key in the `auth` catalogue. */
type Rule = (value: string) => true | string;
/** Validation rules by field name, in the form that react-hook-form's `register` expects. */
export type Rules<Values> = { readonly [Name in keyof Values]: { validate: Rule } };

const filled =
  (message: string): Rule =>
  (value) =>
    value.trim() !== '' || message;

const email: Rule = (value) => {
  const address = value.trim();
  if (address === '') return 'validation.emailRequired';
  return EMAIL_PATTERN.test(address) || 'validation.emailFormat';
};

// Validation rules from §5 of docs/product-rules.md.
export const LOGIN_RULES: Rules<LoginBody> = {
  email: { validate: email },
  // Don't trim: a password may consist of spaces.
  password: { validate: (value) => value !== '' || 'validation.passwordRequired' },
};

export const REGISTER_RULES: Rules<RegisterBody> = {
  firstName: { validate: filled('validation.firstNameRequired') },
  lastName: { validate: filled('validation.lastNameRequired') },
  email: { validate: email },
  password: {
    validate: (value) => value.length >= PASSWORD_MIN_CHARS || 'validation.passwordLength',
  },
};
