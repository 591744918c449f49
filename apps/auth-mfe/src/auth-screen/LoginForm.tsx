import { useT } from '@portal/i18n';
import type { LoginBody } from '@portal/protocol';
import { Button, PasswordField, TextField } from '@portal/ui';
import styles from './AuthScreen.module.css';
import type { Form } from './form';
import { field, useFormState } from './use-form';

/** Email and password. The form's state belongs to the screen, so that it outlives a look at registration. */
export function LoginForm({
  form,
  onSubmit,
}: {
  form: Form<LoginBody>;
  onSubmit(values: LoginBody): Promise<void>;
}) {
  const t = useT('auth');
  const { errors, submitting } = useFormState(form);
  // The rules' messages; catalogue keys: auth:validation.*
  const errorOf = (name: keyof LoginBody) => errors[name] && t(errors[name]);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(onSubmit);
      }}
    >
      <TextField
        {...field(form, 'email')}
        label={t('fields.email')}
        error={errorOf('email')}
        type="email"
        ltr
        autoComplete="username"
      />
      <PasswordField
        {...field(form, 'password')}
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
        busy={submitting}
        busyLabel={t('login.submitting')}
      >
        {t('login.submit')}
      </Button>
    </form>
  );
}
