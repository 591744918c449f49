import type { Session } from '@portal/auth-store';
import { useLanguage } from '@portal/i18n';
import type { AuthScreenProps } from '@portal/mfe-contract';
import { REGISTER_SWITCH_BACK_MS, type LoginBody, type RegisterBody } from '@portal/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { keepAuthDraft, type AuthDraft } from './auth-draft';
import type { Form } from './form';
import { LOGIN_RULES, REGISTER_RULES } from './form-values';
import { loginFailureText, registerFailureText, type FailureText } from './login-failure';
import { useForm } from './use-form';

export type AuthMode = 'login' | 'register';

/** What the screen says above the form. */
export type AuthMessage =
  { tone: 'error' | 'info'; text: FailureText } | { tone: 'success' } | null;

interface AuthFormsOptions extends Pick<AuthScreenProps, 'onLoggedIn' | 'onGate'> {
  onMovedOn(): void;
  /** What was typed before a reload. */
  draft: AuthDraft;
  /** Null where nothing is kept. */
  storage: Pick<Storage, 'setItem' | 'removeItem'> | null;
  isSignedIn(): boolean;
}

/** Both forms, the one that is shown, and what came of the last attempt. */
export function useAuthForms(
  session: Session,
  { onLoggedIn, onGate, onMovedOn, draft, storage, isSignedIn }: AuthFormsOptions,
) {
  const language = useLanguage();
  const [mode, setMode] = useState<AuthMode>(draft.mode);
  const [message, setMessage] = useState<AuthMessage>(null);
  const [registered, setRegistered] = useState(false);
  const login = useForm<LoginBody>({ email: draft.email, password: '' }, LOGIN_RULES);
  const register = useForm<RegisterBody>(
    { firstName: draft.firstName, lastName: draft.lastName, email: draft.email, password: '' },
    REGISTER_RULES,
  );

  /** What was said before is about an attempt that is over. */
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

  /** The address goes along, whichever form it was typed in. */
  const show = (next: AuthMode) => {
    const [from, to] = next === 'login' ? [register, login] : [login, register];
    const { email } = from.values;
    if (email !== '') (to as Form<{ email: string }>).fill({ email });
    to.clearErrors();
    setMode(next);
  };
  const toggle = () => {
    moveOn();
    setRegistered(false);
    show(mode === 'login' ? 'register' : 'login');
  };

  useEffect(() => {
    if (!storage) return;
    const keep = () => {
      const { firstName, lastName, email } = register.values;
      keepAuthDraft(storage, {
        mode,
        email: mode === 'login' ? login.values.email : email,
        firstName,
        lastName,
      });
    };
    keep();
    const watched = [login.subscribe(keep), register.subscribe(keep)];
    return () => watched.forEach((end) => end());
  }, [storage, mode, login, register]);

  // By whichever way they got in, the gate's login after an upload included: what they typed is not the next person's to see.
  const forget = useEffectEvent(() => {
    if (storage && isSignedIn()) keepAuthDraft(storage, null);
  });
  useEffect(() => () => forget(), []);

  useEffect(() => {
    if (!registered) return;
    const timer = setTimeout(() => {
      setRegistered(false);
      login.fill({ email: register.values.email.trim(), password: '' });
      login.clearErrors();
      register.fill({ firstName: '', lastName: '', email: '', password: '' });
      register.clearErrors();
      setMode('login');
      // The field appears with the next paint; the address is there already.
      requestAnimationFrame(() => login.focus('password'));
    }, REGISTER_SWITCH_BACK_MS);
    return () => clearTimeout(timer);
  }, [registered, login, register]);

  return { mode, message, registered, login, register, submitLogin, submitRegister, toggle };
}
