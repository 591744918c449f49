/** Formats a value as TOML, which has the same syntax as JSON for strings and lists of strings. */
const toml = (value) => JSON.stringify(value);

/**
 * Fraction of calls (0 to 1) that use one of the test user's own values. The rest use generated
 * values.
 */
const OWN_SHARE = 0.5;

const interview = '/api/v1/interviews/{id}';

/** Real values for parameters, by method, path and parameter location. */
const valuesFor = {
  main: (p) => [
    ['POST', '/api/v1/auth/login', { 'body.email': p.email, 'body.password': p.password }],
    ['POST', '/api/runtime/data/{sessionId}', { 'path.sessionId': p.sessionToken }],
    ['POST', '/api/v1/interviews', { 'body.resumeId': p.resumeId, 'body.jobRoleId': p.jobRoleId }],
    ['GET', interview, { 'path.id': p.interviews.read }],
    ['DELETE', interview, { 'path.id': p.interviews.toDelete }],
    ['PATCH', `${interview}/start`, { 'path.id': p.interviews.toStart }],
    ['PATCH', `${interview}/complete`, { 'path.id': p.interviews.toComplete }],
    ['GET', `${interview}/messages`, { 'path.id': p.interviews.read }],
    ['POST', `${interview}/messages`, { 'path.id': p.interviews.started }],
    [
      'PATCH',
      `${interview}/messages/{messageId}`,
      { 'path.id': p.said.interviewId, 'path.messageId': p.said.id },
    ],
    ['POST', `${interview}/analyze`, { 'path.id': p.interviews.toAnalyze }],
    ['GET', `${interview}/assessment`, { 'path.id': p.interviews.read }],
    ['POST', `${interview}/report-ticket`, { 'path.id': p.interviews.read }],
    ['GET', '/resume/my-resumes', { 'query.roleIds': p.jobRoleId }],
    ['GET', '/resume/{id}/file', { 'path.id': p.resumeId }],
  ],
  voice: (p) => [
    ['POST', '/api/resume/upload', { 'body.user_id': p.userId }],
    ['GET', '/api/resume/list/{userId}', { 'path.userId': p.userId }],
    ['PATCH', '/api/resume/{id}', { 'path.id': p.resumeId }],
    ['DELETE', '/api/resume/{id}', { 'path.id': p.resumes.deleted }],
    [
      'POST',
      '/api/resume/generate-questions',
      {
        'body.resume_id': p.resumeId,
        'body.user_id': p.userId,
        'body.job_description_id': p.jobRoleId,
      },
    ],
    ['POST', '/api/jd/upload-text', { 'body.user_id': p.userId }],
    ['POST', '/api/jd/upload-file', { 'body.user_id': p.email }],
    ['GET', '/api/jd/list/{userId}', { 'path.userId': p.userId }],
    ['GET', '/api/jd/{id}', { 'path.id': p.jobDescriptions.kept }],
    ['PATCH', '/api/jd/{id}', { 'path.id': p.jobDescriptions.kept }],
    ['DELETE', '/api/jd/{id}', { 'path.id': p.jobDescriptions.deleted }],
    [
      'POST',
      '/auth/login',
      {
        'body.user_identity': p.email,
        'body.interview_id': p.interviews.read,
        'body.resume_id': p.resumeId,
        'body.job_role_id': p.jobRoleId,
      },
    ],
    ['GET', '/api/plans/{id}', { 'path.id': p.planId }],
  ],
};

/**
 * Returns the text of `schemathesis.toml`, which says how to sign in and which ids belong to the
 * test user.
 */
export function configOf(server, person) {
  const dictionaries = [];
  const operations = valuesFor[server](person).flatMap(([method, path, values]) => [
    '[[operations]]',
    `include-path = ${toml(path)}`,
    `include-method = ${toml(method)}`,
    '[operations.parameters]',
    ...Object.entries(values).map(([place, value]) => {
      const name = `values-${dictionaries.length}`;
      dictionaries.push(`[dictionaries.${name}]`, `values = ${toml([value].flat())}`);
      return `${toml(place)} = { dictionary = "${name}", probability = ${OWN_SHARE} }`;
    }),
  ]);
  return [
    'color = false',
    // Schemathesis discards many of the bodies it generates for a recursive schema (a screen's
    // components). That is acceptable, because it still runs all examples.
    'suppress-health-check = ["filter_too_much"]',
    '[auth.openapi.accessToken]',
    `bearer = ${toml(person.accessToken)}`,
    '[auth.openapi.sessionToken]',
    `api_key = ${toml(person.sessionToken)}`,
    '[auth.openapi.serviceToken]',
    `bearer = ${toml(person.serviceToken)}`,
    '[auth.openapi.apiKey]',
    `api_key = ${toml(person.apiKey)}`,
    ...dictionaries,
    ...operations,
    '',
  ].join('\n');
}
