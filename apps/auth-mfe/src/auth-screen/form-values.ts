import {
  EMAIL_PATTERN,
  PASSWORD_MIN_CHARS,
  type LoginBody,
  type RegisterBody,
} from '@portal/protocol';
import type { Rule, Rules } from './form';

/** Rules of §5. Each message is a key of the `auth` catalogue. */
const filled =
  (message: string): Rule =>
  (value) =>
    value.trim() === '' ? message : null;

const email: Rule = (value) =>
  filled('validation.emailRequired')(value) ??
  (EMAIL_PATTERN.test(value.trim()) ? null : 'validation.emailFormat');

export const LOGIN_RULES: Rules<LoginBody> = {
  email,
  // A password may be made of spaces.
  password: (value) => (value === '' ? 'validation.passwordRequired' : null),
};

export const REGISTER_RULES: Rules<RegisterBody> = {
  firstName: filled('validation.firstNameRequired'),
  lastName: filled('validation.lastNameRequired'),
  email,
  password: (value) => (value.length < PASSWORD_MIN_CHARS ? 'validation.passwordLength' : null),
};
