import { describeRepositories } from './testing/repositories';

describeRepositories('database constraints', (on) => {
  /**
   * Inserts an interview and its documents, passes their ids to `sql`, and runs the statement that
   * `sql` returns.
   */
  const change = async (
    sql: (ids: { id: string; userId: string; resumeId: string; jobRoleId: string }) => string,
  ) => on.rows(sql(await on.interviewOf()));
  const refused = (constraint: string) =>
    expect.objectContaining({
      cause: expect.objectContaining({ message: expect.stringContaining(constraint) }),
    });

  it.each<
    [
      string,
      string,
      (ids: { id: string; userId: string; resumeId: string; jobRoleId: string }) => string,
    ]
  >([
    [
      'a status that does not exist',
      'interviews_status_check',
      ({ id }) =>
        `update interviews set status = 'paused', completed_at = now() where id = '${id}'`,
    ],
    [
      'a started interview without a start time',
      'interviews_started',
      ({ id }) => `update interviews set status = 'started' where id = '${id}'`,
    ],
    [
      'a completed interview without an end time',
      'interviews_completed',
      ({ id }) => `update interviews set status = 'analyzed' where id = '${id}'`,
    ],
    [
      'an end time before the end',
      'interviews_completed',
      ({ id }) => `update interviews set completed_at = now() where id = '${id}'`,
    ],
    [
      'an interview without questions',
      'interviews_number_of_questions_check',
      ({ id }) => `update interviews set number_of_questions = 0 where id = '${id}'`,
    ],
    [
      'an unsupported language',
      'interviews_language',
      ({ id }) => `update interviews set language = 'fr-FR' where id = '${id}'`,
    ],
    [
      'a difficulty that does not exist',
      'interviews_difficulty',
      ({ id }) => `update interviews set difficulty = 'brutal' where id = '${id}'`,
    ],
    [
      'a type that does not exist',
      'interviews_type',
      ({ id }) => `update interviews set interview_type = 'chess' where id = '${id}'`,
    ],
    [
      'a voice that does not exist',
      'interviews_voice',
      ({ id }) => `update interviews set voice = 'hal' where id = '${id}'`,
    ],
    [
      'a completed resume without facts',
      'resumes_read',
      ({ resumeId }) => `update resumes set status = 'completed' where id = '${resumeId}'`,
    ],
    [
      'a completed job description without facts',
      'job_descriptions_read',
      ({ jobRoleId }) => `update job_descriptions set parsed = null where id = '${jobRoleId}'`,
    ],
    [
      'a finished analysis without a report',
      'assessments_report',
      ({ id }) =>
        `insert into assessments (interview_id, revision, status) values ('${id}', 1, 'analyzed')`,
    ],
    [
      'a failed analysis without its reason',
      'assessments_error',
      ({ id }) =>
        `insert into assessments (interview_id, revision, status) values ('${id}', 1, 'analysis_failed')`,
    ],
    [
      'two simultaneous analyses of one interview',
      'assessments_running',
      ({ id }) =>
        `insert into assessments (interview_id, revision, status) values ('${id}', 1, 'analyzing'), ('${id}', 2, 'analyzing')`,
    ],
    [
      'a negative number of attempts',
      'login_attempts_failures',
      () => "insert into login_attempts (key, failures) values ('x', -1)",
    ],
  ])('refuses %s', async (_what, constraint, sql) => {
    await expect(change(sql)).rejects.toEqual(refused(constraint));
  });

  it('refuses an interview with another user’s documents', async () => {
    const [mine, theirs] = [await on.interviewOf(), await on.interviewOf()];
    await expect(
      on.rows(`update interviews set resume_id = '${theirs.resumeId}' where id = '${mine.id}'`),
    ).rejects.toEqual(refused('interviews_own_resume'));
    await expect(
      on.rows(`update interviews set job_role_id = '${theirs.jobRoleId}' where id = '${mine.id}'`),
    ).rejects.toEqual(refused('interviews_own_job_role'));
  });

  it('deletes everything that belongs to a deleted account', async () => {
    const { userId, id } = await on.interviewOf();
    await on.db.messages.add({
      interviewId: id,
      role: 'user',
      content: 'x',
      metadata: null,
      byInterviewer: false,
    });
    await on.rows(`delete from users where id = '${userId}'`);
    expect([
      await on.db.interviews.get(id),
      await on.db.messages.list(id),
      await on.db.resumes.readiness(userId),
    ]).toEqual([null, [], 'missing']);
  });
});
