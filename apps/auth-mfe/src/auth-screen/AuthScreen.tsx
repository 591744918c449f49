import '@portal/ui/voice-fonts.css';
import { authStore, getSession, type Session } from '@portal/auth-store';
import { useT } from '@portal/i18n';
import type { AuthScreenProps } from '@portal/mfe-contract';
import { Button, classNames, Hall, Notice } from '@portal/ui';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { useEffect, useState } from 'react';
import { EMPTY_AUTH_DRAFT, readAuthDraft } from './auth-draft';
import styles from './AuthScreen.module.css';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';
import { useAuthForms, type AuthMessage } from './use-auth-forms';

/** Shows the login and registration forms, using the page's session and the tab's storage. */
export function AuthScreen(props: AuthScreenProps) {
  return (
    <AuthScreenView
      {...props}
      session={getSession()}
      storage={tabStorage()}
      isSignedIn={() => authStore.getState().isAuthenticated}
    />
  );
}

/**
 * Returns `sessionStorage`, or null if the user has blocked it: in that case, even reading the
 * property throws.
 */
function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

interface AuthScreenViewProps extends AuthScreenProps {
  session: Session;
  /** Keeps the user's input, except passwords, across reloads. */
  storage?: Storage | null;
  isSignedIn?: () => boolean;
}

/** `AuthScreen` with an injected session, for tests. */
export function AuthScreenView({
  session,
  notice,
  onViewReport,
  onMode,
  storage = null,
  isSignedIn = () => false,
  ...events
}: AuthScreenViewProps) {
  const t = useT('auth');
  const [hostNotice, dismissNotice] = useHostNotice(notice);
  const [draft] = useState(() => (storage ? readAuthDraft(storage) : EMPTY_AUTH_DRAFT));
  const forms = useAuthForms(session, {
    ...events,
    onMovedOn: dismissNotice,
    draft,
    storage,
    isSignedIn,
  });
  const { mode } = forms;
  useEffect(() => onMode?.(mode), [mode, onMode]);
  return (
    <div className={classNames(styles.screen, mode === 'register' && styles.registering)}>
      <div className={styles.main}>
        <div className={styles.column}>
          {onViewReport !== null && (
            <div className={styles.feedback}>
              <Notice
                tone="success"
                live={false}
                icon={<ClipboardCheck size={20} strokeWidth={1.75} aria-hidden="true" />}
                title={t('feedback.title')}
                actions={
                  <Button variant="primary" onClick={onViewReport}>
                    {t('feedback.action')}
                  </Button>
                }
              >
                {null}
              </Notice>
            </div>
          )}
          <h1 className={styles.title}>{t(`${mode}.title`)}</h1>
          <p className={styles.subtitle}>{t(`${mode}.subtitle`)}</p>
          <AuthNotice message={forms.message} notice={mode === 'login' ? hostNotice : null} />
          {mode === 'login' ? (
            <LoginForm form={forms.login} onSubmit={forms.submitLogin} />
          ) : (
            <RegisterForm
              form={forms.register}
              done={forms.registered}
              onSubmit={forms.submitRegister}
            />
          )}
          <button type="button" className={styles.toggle} onClick={forms.toggle}>
            <ToggleText>{t(`${mode}.toggle`)}</ToggleText>
          </button>
        </div>
      </div>
      <div className={styles.hall}>
        <Hall words={t('hall.words')} speaker={t('hall.speaker')} />
      </div>
    </div>
  );
}

/**
 * Highlights the part of the text inside `<action>`, as in `No account? <action>Register</action>`.
 */
function ToggleText({ children }: { children: string }) {
  const [before, action, after] = children.split(/<\/?action>/);
  return (
    <>
      {before}
      <span className={styles.toggleAction}>{action}</span>
      {after}
    </>
  );
}

/** Shows the result of the last attempt or, before the first attempt, the host's notice. */
function AuthNotice({ message, notice }: { message: AuthMessage; notice: string | null }) {
  const t = useT('auth');
  const shown =
    message ?? (notice === null ? null : { tone: 'error' as const, text: { text: notice } });
  if (shown === null) return null;
  const text =
    shown.tone === 'success'
      ? t('register.success')
      : 'key' in shown.text
        ? t(shown.text.key)
        : shown.text.text;
  return (
    <div className={styles.notice}>
      <Notice tone={shown.tone}>{text}</Notice>
    </div>
  );
}

/**
 * Returns the host's notice until the user dismisses it. If the host clears the notice and sets
 * another one later, the new notice is shown.
 */
function useHostNotice(notice: string | null): [string | null, () => void] {
  const [present, setPresent] = useState(notice !== null);
  const [dismissed, setDismissed] = useState(false);
  if (present !== (notice !== null)) {
    setPresent(notice !== null);
    setDismissed(false);
  }
  return [dismissed ? null : notice, () => setDismissed(true)];
}
