import { errorText, useT } from '@portal/i18n';
import type { JobRole } from '@portal/protocol';
import { Button, Dialog, Spinner } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useSlow } from '../use-slow';
import { LoadFailed } from '../LoadFailed';
import styles from './Documents.module.css';
import type { DocumentCalls } from './use-documents';

/** Shows a job role with its full description, as the server has it now. */
export function JobRoleDialog({
  role,
  voice,
  onClose,
}: {
  role: JobRole;
  voice: Pick<DocumentCalls, 'getJobDescription'>;
  onClose(): void;
}) {
  const t = useT('setup');
  const query = useQuery({
    queryKey: ['job-description', role.id],
    queryFn: ({ signal }) => voice.getJobDescription(role.id, { signal }),
  });
  const slow = useSlow(query.isPending);
  const company = query.data === undefined ? role.companyName : query.data.company_name;
  return (
    <Dialog
      title={query.data?.job_title ?? role.title}
      {...(company != null && { description: company })}
      onClose={onClose}
      closeLabel={t('common:close')}
      actions={<Button onClick={onClose}>{t('documents.back')}</Button>}
    >
      <div role="status">
        {slow && (
          <p className={styles.loading}>
            <Spinner size={18} />
            {t('common:loading')}
          </p>
        )}
      </div>
      {query.isError && (
        <LoadFailed busy={query.isFetching} onRetry={() => void query.refetch()}>
          {errorText(query.error)}
        </LoadFailed>
      )}
      {query.data && (
        <p className={styles.description} dir="auto">
          {query.data.jd_content}
        </p>
      )}
    </Dialog>
  );
}
