import {
  EMAIL_PATTERN,
  PASSWORD_MIN_CHARS,
  type LoginBody,
  type RegisterBody,
} from '@portal/protocol';

/** Returns the error's key in the `auth` catalogue, or true if the value is valid. */
type Rule = (value: string) => true | string;
/** In the shape that `register` of react-hook-form accepts. */
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

// The rules of §5.
export const LOGIN_RULES: Rules<LoginBody> = {
  email: { validate: email },
  // A password may consist of spaces.
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
