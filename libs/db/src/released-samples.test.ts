import { MIGRATIONS } from './migrations';
import { releasedSamples, sampleSchemas } from './testing/released-samples';
import { openTestDatabase, type TestDatabase } from './testing/test-database';

/** Queries that describe the structure of a database. */
const STRUCTURE = {
  columns: `
    select table_schema || '.' || table_name || '.' || column_name as name,
      concat_ws(' ', data_type, udt_name, is_nullable, column_default) as what
    from information_schema.columns where table_schema in ('public', 'pgboss') order by 1`,
  constraints: `
    select conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as what
    from pg_constraint where connamespace in ('public'::regnamespace, 'pgboss'::regnamespace) order by 1`,
  indexes: `
    select schemaname || '.' || indexname as name, indexdef as what
    from pg_indexes where schemaname in ('public', 'pgboss') order by 1`,
};
const structureOf = async ({ rows }: TestDatabase) => ({
  columns: await rows(STRUCTURE.columns),
  constraints: await rows(STRUCTURE.constraints),
  indexes: await rows(STRUCTURE.indexes),
});

test('every released schema has a sample', () => {
  const newest = MIGRATIONS.at(-1)?.id ?? '';
  if (!sampleSchemas().includes(newest))
    throw new Error(
      `There is no sample of ${newest}: make it with "npx nx sample portal" and commit libs/db/samples/${newest}.`,
    );
});

describe.each(releasedSamples())('migrating a database of $schema', (sample) => {
  let old: TestDatabase;
  let fresh: TestDatabase;
  const opened: TestDatabase[] = [];
  beforeAll(async () => {
    opened.push((old = await openTestDatabase(sample)));
    opened.push((fresh = await openTestDatabase()));
  }, 120_000);
  afterAll(() => Promise.all(opened.map((one) => one.close())));

  it('runs only new migrations, each once', async () => {
    const done = await old.rows(
      `select id, applied_at < '${sample.madeAt}' as before from schema_migrations order by id`,
    );
    expect(done).toEqual(MIGRATIONS.map(({ id }) => ({ id, before: id <= sample.schema })));
  });

  it('gives the same structure as an empty database', async () => {
    expect(await structureOf(old)).toEqual(await structureOf(fresh));
  });

  it('keeps all people and everything they said', async () => {
    const interviews = sample.people.flatMap((person) => person.interviews);
    const sum = (of: (interview: (typeof interviews)[number]) => number) =>
      interviews.reduce((total, interview) => total + of(interview), 0);
    const [counted] = await old.rows(`
      select (select count(*)::int from users) as people, (select count(*)::int from resumes where deleted_at is null) as resumes,
        (select count(*)::int from interviews) as interviews, (select count(*)::int from messages) as messages`);
    expect(counted).toEqual({
      people: sample.people.length,
      resumes: sample.people.reduce((total, { lists }) => total + lists.resumes.length, 0),
      interviews: interviews.length,
      messages: sum(({ messages }) => messages.length),
    });
  });
});
