import type { PlatformClients } from '@portal/auth-store';
import type { JobRole, Resume } from '@portal/protocol';
import { useQueryClient } from '@tanstack/react-query';
import {
  changeList,
  deletion,
  interviewsKey,
  jobRolesKey,
  replaced,
  resumesKey,
  without,
} from '../use-setup-data';

export type DocumentCalls = Pick<
  PlatformClients['voice'],
  | 'renameResume'
  | 'deleteResume'
  | 'renameJobDescription'
  | 'deleteJobDescription'
  | 'getJobDescription'
>;

/**
 * Returns functions that rename and delete documents on the server and update the lists. A deletion
 * resolves even if the document no longer exists; any other failure rejects and changes nothing.
 */
export function useDocuments(voice: DocumentCalls, userId: string | null) {
  const queries = useQueryClient();
  return {
    renameResume: async ({ id }: Resume, name: string): Promise<void> => {
      const renamed = await voice.renameResume(id, name);
      await changeList<Resume>(queries, resumesKey(userId), (list) => replaced(list, renamed));
    },
    deleteResume: async ({ id }: Resume): Promise<void> => {
      await deletion(voice.deleteResume(id));
      await changeList<Resume>(queries, resumesKey(userId), (list) => without(list, id));
    },
    renameJobRole: async (
      role: JobRole,
      { title, companyName }: { title: string; companyName: string },
    ): Promise<void> => {
      const renamed = await voice.renameJobDescription(role.id, {
        job_title: title,
        company_name: companyName || null,
      });
      const { companyName: _before, ...others } = role;
      await changeList<JobRole>(queries, jobRolesKey(userId), (list) =>
        replaced(list, {
          ...others,
          title: renamed.job_title,
          ...(renamed.company_name !== null && { companyName: renamed.company_name }),
        }),
      );
      // Past interviews show the new names.
      void queries.invalidateQueries({ queryKey: interviewsKey(userId) });
    },
    deleteJobRole: async ({ id }: JobRole): Promise<void> => {
      await deletion(voice.deleteJobDescription(id));
      await changeList<JobRole>(queries, jobRolesKey(userId), (list) => without(list, id));
    },
  };
}
