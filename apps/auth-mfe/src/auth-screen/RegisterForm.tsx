import { useT } from '@portal/i18n';
import type { RegisterBody } from '@portal/protocol';
import { Button, PasswordField, TextField } from '@portal/ui';
import type { UseFormReturn } from 'react-hook-form';
import styles from './AuthScreen.module.css';
import { REGISTER_RULES } from './form-values';

/** Names, email and password. `done` once the account exists: the form then waits for the switch to login. */
export function RegisterForm({ form, done, onSubmit }: { form: UseFormReturn<RegisterBody>; done: boolean; onSubmit(values: RegisterBody): Promise<void> }) {
  const t = useT('auth');
  const { errors, isSubmitting } = form.formState;
  // The rules' messages; catalogue keys: auth:validation.*
  const errorOf = (name: keyof RegisterBody) => errors[name]?.message && t(errors[name].message);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <div className={styles.pair}>
        <TextField {...form.register('firstName', REGISTER_RULES.firstName)} label={t('fields.firstName')} error={errorOf('firstName')} autoComplete="given-name" />
        <TextField {...form.register('lastName', REGISTER_RULES.lastName)} label={t('fields.lastName')} error={errorOf('lastName')} autoComplete="family-name" />
      </div>
      <TextField {...form.register('email', REGISTER_RULES.email)} label={t('fields.email')} error={errorOf('email')} type="email" ltr autoComplete="email" />
      <PasswordField
        {...form.register('password', REGISTER_RULES.password)}
        label={t('fields.password')}
        help={t('fields.passwordHelp')}
        error={errorOf('password')}
        autoComplete="new-password"
        showLabel={t('fields.showPassword')}
        hideLabel={t('fields.hidePassword')}
      />
      <Button type="submit" variant="primary" size="lg" block busy={isSubmitting} busyLabel={t('register.submitting')} disabled={done}>{t('register.submit')}</Button>
    </form>
  );
}
