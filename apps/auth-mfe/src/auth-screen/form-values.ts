import { EMAIL_PATTERN, PASSWORD_MIN_CHARS, type LoginBody, type RegisterBody } from '@portal/protocol';
import type { RegisterOptions } from 'react-hook-form';

/** Rules of §5. Each message is a key of the `auth` catalogue. */
const filled = (message: string) => (value: string) => value.trim() !== '' || message;

const email = {
  validate: {
    required: filled('validation.emailRequired'),
    format: (value: string) => EMAIL_PATTERN.test(value.trim()) || 'validation.emailFormat',
  },
};

type Rules<Values> = { [Name in keyof Values]: Pick<RegisterOptions, 'required' | 'minLength'> & { validate?: Record<string, (value: string) => true | string> } };

export const LOGIN_RULES: Rules<LoginBody> = {
  email,
  // A password may be made of spaces.
  password: { required: 'validation.passwordRequired' },
};

export const REGISTER_RULES: Rules<RegisterBody> = {
  firstName: { validate: { required: filled('validation.firstNameRequired') } },
  lastName: { validate: { required: filled('validation.lastNameRequired') } },
  email,
  password: {
    required: 'validation.passwordLength',
    minLength: { value: PASSWORD_MIN_CHARS, message: 'validation.passwordLength' },
  },
};
