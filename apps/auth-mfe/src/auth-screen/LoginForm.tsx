import { useT } from '@portal/i18n';
import type { LoginBody } from '@portal/protocol';
import { Button, PasswordField, TextField } from '@portal/ui';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import styles from './AuthScreen.module.css';
import { LOGIN_RULES } from './form-rules';

/** Email and password. The form's state belongs to the screen, so that it outlives a look at registration. */
export function LoginForm({
  form,
  onSubmit,
}: {
  form: UseFormReturn<LoginBody>;
  onSubmit(values: LoginBody): Promise<void>;
}) {
  const t = useT('auth');
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const field = (name: keyof LoginBody) => form.register(name, LOGIN_RULES[name]);
  // The rules' messages; catalogue keys: auth:validation.*
  const errorOf = (name: keyof LoginBody) => {
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
      <TextField
        {...field('email')}
        label={t('fields.email')}
        error={errorOf('email')}
        type="email"
        ltr
        autoComplete="username"
      />
      <PasswordField
        {...field('password')}
        label={t('fields.password')}
        error={errorOf('password')}
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
