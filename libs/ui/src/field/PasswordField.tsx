import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { IconButton } from '../button/IconButton';
import { TextField, type TextFieldProps } from './TextField';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'ltr'> {
  /** Accessible names of the button in the field, such as "Show password" and "Hide password". */
  showLabel: string;
  hideLabel: string;
}

/** A password field with a button that shows or hides the password. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const icon = shown ? (
    <EyeOff size={18} aria-hidden="true" />
  ) : (
    <Eye size={18} aria-hidden="true" />
  );
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      ltr
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={icon}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
