import assert from 'node:assert/strict';

/** Reads all revisions of a report. Returns an empty list if there is none. */
async function reportsOf({ get, call }, token, id) {
  const path = `/api/v1/interviews/${id}/assessment`;
  const latest = await call([200, 202, 404], { server: 'main', method: 'GET', path, token });
  const newest = latest.status === 200 ? latest.body.data.revision : 0;
  return Promise.all(
    Array.from({ length: newest }, (_, index) => get(`${path}?revision=${index + 1}`, { token })),
  );
}

async function interviewsOf(calls, token) {
  const list = await calls.get('/api/v1/interviews?limit=100', { token });
  return Promise.all(
    list.map(async (summary) => ({
      summary,
      messages: await calls.get(`/api/v1/interviews/${summary.id}/messages`, { token }),
      reports: await reportsOf(calls, token, summary.id),
    })),
  );
}

/**
 * Reads what a version's servers return for one person. Tests compare this with what later versions
 * return.
 */
export async function readBack(calls, { person, session, ...known }) {
  const { email, password, firstName, lastName } = person;
  const gate = session === null ? await calls.gate(person) : null;
  const { userId, token } = session ?? gate;
  const voice = { server: 'voice', token };
  return {
    email,
    password,
    firstName,
    lastName,
    userId,
    gate: gate && gate.code,
    session,
    ...known,
    lists: {
      resumes: (await calls.get(`/api/resume/list/${userId}`, voice)).resumes,
      jobDescriptions: await calls.get(`/api/jd/list/${userId}`, voice),
      ...(session && {
        myResumes: await calls.get('/resume/my-resumes', { token }),
        jobRoles: await calls.get('/api/v1/job-roles/user/roles', { token }),
      }),
    },
    interviews: session ? await interviewsOf(calls, token) : [],
  };
}

const is = (words, found) => assert.ok(found, `The sample would show nothing of ${words}.`);

/**
 * Checks that the sample covers all cases. Otherwise a test could pass without checking anything.
 * @throws if a case is missing
 */
export function checkWorth(people) {
  const interviews = people.flatMap((person) => person.interviews);
  const has = (...statuses) =>
    statuses.forEach((status) =>
      is(
        `an interview that is ${status}`,
        interviews.some(({ summary }) => summary.status === status),
      ),
    );
  has('created', 'started', 'completed', 'analyzed', 'analysis_failed');
  is(
    'two revisions of a report',
    interviews.some(({ reports }) => reports.length > 1),
  );
  for (const { messages } of interviews.filter(({ messages: { length } }) => length > 2)) {
    const places = messages.map(({ metadata }) => metadata.atMs);
    const stored = messages.map(({ createdAt }) => createdAt);
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
    is('messages that were stored late', String(stored) !== String(stored.toSorted()));
  }
  const resumes = people.flatMap(({ lists }) => lists.resumes);
  for (const status of ['completed', 'failed', 'processing', 'pending'])
    is(
      `a resume that is ${status}`,
      resumes.some(({ processing_status: found }) => found === status),
    );
}
