import { MAIN_API, path } from '@portal/protocol';

const SCORE = `(select a.report #>> '{overall,score}' from assessments a where a.interview_id = i.id and a.status = 'analyzed' order by a.revision desc limit 1)`;
const SUMMARY = `select i.id, i.resume_id, i.job_role_id, i.number_of_questions, i.language, i.difficulty, i.interview_type, i.voice, i.status, i.created_at, i.started_at, i.completed_at,
  j.job_title, j.company_name, ${SCORE} as score from interviews i join job_descriptions j on j.id = i.job_role_id`;

/**
 * Routes of the bare server and their queries, which fetch the same data as the product's routes.
 */
export const BARE_ROUTES = {
  '/transcript/:id':
    'select id, interview_id, role, content, metadata, created_at from messages where interview_id = $1 order by seq',
  '/interview/:id': `${SUMMARY} where i.id = $1`,
  '/interviews/:id': `${SUMMARY} where i.user_id = $1 order by i.created_at desc, i.id desc limit 20`,
};

/**
 * The read requests that pages make most often, each with its path on the product's server and on
 * the minimal server used for comparison.
 */
export const READS = {
  transcript: (person) => ({
    ours: path(MAIN_API.messages, { id: person.readId }),
    bare: `/transcript/${person.readId}`,
  }),
  interview: (person) => ({
    ours: path(MAIN_API.interview, { id: person.readId }),
    bare: `/interview/${person.readId}`,
  }),
  interviews: (person) => ({ ours: MAIN_API.interviews, bare: `/interviews/${person.userId}` }),
};
