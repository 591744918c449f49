import { useT } from '@portal/i18n';
import type { RegisterBody } from '@portal/protocol';
import { Button, PasswordField, TextField } from '@portal/ui';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import styles from './AuthScreen.module.css';
import { REGISTER_RULES } from './form-rules';

/** Names, email and password. `done` once the account exists: the form then waits for the switch to login. */
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
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const field = (name: keyof RegisterBody) => form.register(name, REGISTER_RULES[name]);
  // The rules' messages; catalogue keys: auth:validation.*
  const errorOf = (name: keyof RegisterBody) => {
    const message = errors[name]?.message;
    return message && t(message);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // One attempt at a time.
        if (!isSubmitting) void form.handleSubmit(onSubmit)(event);
      }}
    >
      <div className={styles.pair}>
        <TextField
          {...field('firstName')}
          label={t('fields.firstName')}
          error={errorOf('firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...field('lastName')}
          label={t('fields.lastName')}
          error={errorOf('lastName')}
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...field('email')}
        label={t('fields.email')}
        error={errorOf('email')}
        type="email"
        ltr
        autoComplete="email"
      />
      <PasswordField
        {...field('password')}
        label={t('fields.password')}
        help={t('fields.passwordHelp')}
        error={errorOf('password')}
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
