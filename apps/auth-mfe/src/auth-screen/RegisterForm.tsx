import { useT } from '@portal/i18n';
import type { RegisterBody } from '@portal/protocol';
import { Button, PasswordField, TextField } from '@portal/ui';
import type { UseFormReturn } from 'react-hook-form';
import styles from './AuthScreen.module.css';
import { REGISTER_RULES } from './form-rules';
import { useFields } from './use-fields';

/**
 * Asks for a name, an email address and a password. `done` is true once the account exists: the
 * button is then disabled until the screen switches to login.
 */
export function RegisterForm({
  form,
  done,
  onSubmit,
}: {
  form: UseFormReturn<RegisterBody>;
  done: boolean;
  onSubmit(values: RegisterBody): Promise<void>;
}) {
  const t = useT('auth');
  const { field, isSubmitting, submit } = useFields(form, REGISTER_RULES, onSubmit);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.pair}>
        <TextField
          {...field('firstName')}
          label={t('fields.firstName')}
          autoComplete="given-name"
        />
        <TextField {...field('lastName')} label={t('fields.lastName')} autoComplete="family-name" />
      </div>
      <TextField
        {...field('email')}
        label={t('fields.email')}
        type="email"
        ltr
        autoComplete="email"
      />
      <PasswordField
        {...field('password')}
        label={t('fields.password')}
        help={t('fields.passwordHelp')}
        autoComplete="new-password"
        showLabel={t('fields.showPassword')}
        hideLabel={t('fields.hidePassword')}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={isSubmitting}
        busyLabel={t('register.submitting')}
        disabled={done}
      >
        {t('register.submit')}
      </Button>
    </form>
  );
}
