import { useT } from '@portal/i18n';
import type { LoginBody } from '@portal/protocol';
import { Button, PasswordField, TextField } from '@portal/ui';
import type { UseFormReturn } from 'react-hook-form';
import styles from './AuthScreen.module.css';
import { LOGIN_RULES } from './form-rules';
import { useFields } from './use-fields';

/**
 * Asks for an email address and a password. The screen owns the form's state, so the input survives
 * switching to registration and back.
 */
export function LoginForm({
  form,
  onSubmit,
}: {
  form: UseFormReturn<LoginBody>;
  onSubmit(values: LoginBody): Promise<void>;
}) {
  const t = useT('auth');
  const { field, isSubmitting, submit } = useFields(form, LOGIN_RULES, onSubmit);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        {...field('email')}
        label={t('fields.email')}
        type="email"
        ltr
        autoComplete="username"
      />
      <PasswordField
        {...field('password')}
        label={t('fields.password')}
        autoComplete="current-password"
        showLabel={t('fields.showPassword')}
        hideLabel={t('fields.hidePassword')}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={isSubmitting}
        busyLabel={t('login.submitting')}
      >
        {t('login.submit')}
      </Button>
    </form>
  );
}
