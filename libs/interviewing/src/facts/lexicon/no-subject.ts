import { fold } from '../../language/words';

/**
 * Certificates, and tools that everybody uses. A question about the work with one of them tells
 * nothing: a certificate is held, and how somebody uses their mail hardly matters.
 */
const NO_SUBJECT = new Set(
  `ACCA|ACLS|BLS|CFA|CIPD|CMA|CPA|IELTS|ISTQB|LEED|PMP|PRINCE2|SHRM|SOCPA|SAFe
Microsoft Office|Office 365|Word|PowerPoint|Google Workspace|Google Classroom|Canva|Zoom|Slack|Notion|Trello|Asana|Jira|Confluence|Git|HTML|CSS|Data entry`
    .split(/[|\n]/)
    .map(fold),
);

/** Whether a skill is worth no question of its own. */
export const isNoSubject = (name: string): boolean => NO_SUBJECT.has(fold(name.trim()));
