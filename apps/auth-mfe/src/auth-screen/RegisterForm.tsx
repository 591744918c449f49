import { useT } from '@portal/i18n';
import type { RegisterBody } from '@portal/protocol';
import { Button, PasswordField, TextField } from '@portal/ui';
import styles from './AuthScreen.module.css';
import type { Form } from './form';
import { field, useFormState } from './use-form';

/** Names, email and password. `done` once the account exists: the form then waits for the switch to login. */
export function RegisterForm({
  form,
  done,
  onSubmit,
}: {
  form: Form<RegisterBody>;
  done: boolean;
  onSubmit(values: RegisterBody): Promise<void>;
}) {
  const t = useT('auth');
  const { errors, submitting } = useFormState(form);
  // The rules' messages; catalogue keys: auth:validation.*
  const errorOf = (name: keyof RegisterBody) => errors[name] && t(errors[name]);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(onSubmit);
      }}
    >
      <div className={styles.pair}>
        <TextField
          {...field(form, 'firstName')}
          label={t('fields.firstName')}
          error={errorOf('firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...field(form, 'lastName')}
          label={t('fields.lastName')}
          error={errorOf('lastName')}
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...field(form, 'email')}
        label={t('fields.email')}
        error={errorOf('email')}
        type="email"
        ltr
        autoComplete="email"
      />
      <PasswordField
        {...field(form, 'password')}
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
        busy={submitting}
        busyLabel={t('register.submitting')}
        disabled={done}
      >
        {t('register.submit')}
      </Button>
    </form>
  );
}
