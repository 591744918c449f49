import { useT } from '@portal/i18n';
import type { LoginBody } from '@portal/protocol';
import { Button, PasswordField, TextField } from '@portal/ui';
import type { UseFormReturn } from 'react-hook-form';
import styles from './AuthScreen.module.css';
import { LOGIN_RULES } from './form-values';

/** Email and password. The form's state belongs to the screen, so that it outlives a look at registration. */
export function LoginForm({ form, onSubmit }: { form: UseFormReturn<LoginBody>; onSubmit(values: LoginBody): Promise<void> }) {
  const t = useT('auth');
  const { errors, isSubmitting } = form.formState;
  // The rules' messages; catalogue keys: auth:validation.*
  const errorOf = (name: keyof LoginBody) => errors[name]?.message && t(errors[name].message);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <TextField {...form.register('email', LOGIN_RULES.email)} label={t('fields.email')} error={errorOf('email')} type="email" ltr autoComplete="username" />
      <PasswordField
        {...form.register('password', LOGIN_RULES.password)}
        label={t('fields.password')}
        error={errorOf('password')}
        autoComplete="current-password"
        showLabel={t('fields.showPassword')}
        hideLabel={t('fields.hidePassword')}
      />
      <Button type="submit" variant="primary" size="lg" block busy={isSubmitting} busyLabel={t('login.submitting')}>{t('login.submit')}</Button>
    </form>
  );
}
