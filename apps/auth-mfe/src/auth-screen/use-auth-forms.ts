import type { Session } from '@portal/auth-store';
import { useLanguage } from '@portal/i18n';
import type { AuthScreenProps } from '@portal/mfe-contract';
import { REGISTER_SWITCH_BACK_MS, type LoginBody, type RegisterBody } from '@portal/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { keepAuthDraft, type AuthDraft } from './auth-draft';
import { loginFailureText, registerFailureText, type FailureText } from './login-failure';

export type AuthMode = 'login' | 'register';

/** The message shown above the form, or null if there is none. */
export type AuthMessage =
  { tone: 'error' | 'info'; text: FailureText } | { tone: 'success' } | null;

interface AuthFormsOptions extends Pick<AuthScreenProps, 'onLoggedIn' | 'onGate'> {
  onMovedOn(): void;
  /** What the user typed before the page was reloaded. */
  draft: AuthDraft;
  /** Storage for the draft, or null if storage is unavailable. */
  storage: Pick<Storage, 'setItem' | 'removeItem'> | null;
  isSignedIn(): boolean;
}

/**
 * Manages the login and registration forms, including which one is shown and the result of the last
 * attempt.
 */
export function useAuthForms(
  session: Session,
  { onLoggedIn, onGate, onMovedOn, draft, storage, isSignedIn }: AuthFormsOptions,
) {
  const language = useLanguage();
  const [mode, setMode] = useState<AuthMode>(draft.mode);
  const [message, setMessage] = useState<AuthMessage>(null);
  const [registered, setRegistered] = useState(false);
  const login = useForm<LoginBody>({ defaultValues: { email: draft.email, password: '' } });
  const register = useForm<RegisterBody>({
    defaultValues: {
      firstName: draft.firstName,
      lastName: draft.lastName,
      email: draft.email,
      password: '',
    },
  });

  const moveOn = () => {
    setMessage(null);
    onMovedOn();
  };

  const submitLogin = async (values: LoginBody) => {
    moveOn();
    const credentials = { email: values.email.trim(), password: values.password };
    const outcome = await session.login(credentials);
    if (outcome.kind === 'ok') onLoggedIn();
    else if (outcome.kind === 'gate')
      onGate({
        step: outcome.step,
        credentials,
        onboardingToken: outcome.onboardingToken,
        userId: outcome.userId,
      });
    else
      setMessage({
        tone: outcome.kind === 'processing' ? 'info' : 'error',
        text: loginFailureText(outcome, language),
      });
  };

  const submitRegister = async (values: RegisterBody) => {
    moveOn();
    const outcome = await session.register({
      ...values,
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      email: values.email.trim(),
    });
    if (outcome.kind === 'ok') {
      setMessage({ tone: 'success' });
      setRegistered(true);
    } else {
      setMessage({ tone: 'error', text: registerFailureText(outcome, language) });
    }
  };

  /** Switches to the other form, carrying over the email and clearing validation errors. */
  const show = (next: AuthMode) => {
    const { email } = next === 'login' ? register.getValues() : login.getValues();
    const known = email === '' ? {} : { email };
    if (next === 'login') login.reset({ ...login.getValues(), ...known });
    else register.reset({ ...register.getValues(), ...known });
    setMode(next);
  };
  const toggle = () => {
    moveOn();
    setRegistered(false);
    show(mode === 'login' ? 'register' : 'login');
  };

  useEffect(() => {
    if (!storage) return;
    const keepDraft = () => {
      const { firstName, lastName, email } = register.getValues();
      keepAuthDraft(storage, {
        mode,
        email: mode === 'login' ? login.getValues('email') : email,
        firstName,
        lastName,
      });
    };
    keepDraft();
    const onValues = { formState: { values: true }, callback: keepDraft };
    const ends = [login.subscribe(onValues), register.subscribe(onValues)];
    return () => ends.forEach((end) => end());
  }, [storage, mode, login, register]);

  // Delete the draft when the form unmounts after a login, so that the next user doesn't see it.
  // Check `isSignedIn`, because the login may have been completed on another screen, after a
  // required upload.
  const forget = useEffectEvent(() => {
    if (storage && isSignedIn()) keepAuthDraft(storage, null);
  });
  useEffect(() => () => forget(), []);

  useEffect(() => {
    if (!registered) return;
    const timer = setTimeout(() => {
      setRegistered(false);
      login.reset({ email: register.getValues('email').trim(), password: '' });
      register.reset({ firstName: '', lastName: '', email: '', password: '' });
      setMode('login');
      // The email is already filled in, so focus the password field, which isn't rendered until the
      // next frame.
      requestAnimationFrame(() => login.setFocus('password'));
    }, REGISTER_SWITCH_BACK_MS);
    return () => clearTimeout(timer);
  }, [registered, login, register]);

  return { mode, message, registered, login, register, submitLogin, submitRegister, toggle };
}
