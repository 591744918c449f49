import { useT } from '@portal/i18n';
import { Button, Notice } from '@portal/ui';
import type { ReactNode } from 'react';

/** Says that something could not be loaded, and offers to load it again. */
export function LoadFailed({
  busy,
  onRetry,
  children,
}: {
  busy: boolean;
  onRetry(): void;
  children: ReactNode;
}) {
  const t = useT('setup');
  return (
    <Notice
      tone="error"
      actions={
        <Button busy={busy} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
