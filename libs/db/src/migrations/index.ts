import { sql as initial } from './0001-initial';
import { sql as documentCorrections } from './0002-document-corrections';
import { sql as constraints } from './0003-constraints';
import { sql as accountLastUsed } from './0004-account-last-used';
import { sql as backgroundJobs } from './0005-background-jobs';
import { sql as deletedResumes } from './0006-deleted-resumes';
import { sql as messageCorrections } from './0007-message-corrections';

export interface Migration {
  /** Must sort after the ids of all earlier migrations and must never change. */
  id: string;
  sql: string;
}

/** All migrations, in the order they run. Never edit a released migration; add a new one. */
export const MIGRATIONS: readonly Migration[] = [
  { id: '0001-initial', sql: initial },
  { id: '0002-document-corrections', sql: documentCorrections },
  { id: '0003-constraints', sql: constraints },
  { id: '0004-account-last-used', sql: accountLastUsed },
  { id: '0005-background-jobs', sql: backgroundJobs },
  { id: '0006-deleted-resumes', sql: deletedResumes },
  { id: '0007-message-corrections', sql: messageCorrections },
];
