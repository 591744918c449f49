import { loggedError, loggedFault } from './logged-error';

const secret = 'mona.said@example.com';

it('of a failed query keeps the statement, and no value of it, wherever the libraries put them', () => {
  const database = Object.assign(
    new Error('duplicate key value violates unique constraint "users_email_key"'),
    {
      severity: 'ERROR',
      code: '23505',
      detail: `Key (email)=(${secret}) already exists.`,
      constraint_name: 'users_email_key',
      table_name: 'users',
      query: 'insert',
      params: [secret],
    },
  );
  const error = Object.assign(
    new Error(`Failed query: insert into "users" ("email") values ($1)\nparams: ${secret}`, {
      cause: database,
    }),
    { query: 'insert into "users" ("email") values ($1)', params: [secret] },
  );
  const logged = loggedError(error);
  expect(logged).toMatchObject({
    message: 'failed query: insert into "users" ("email") values ($1)',
    cause: {
      code: '23505',
      constraint: 'users_email_key',
      table: 'users',
      message: 'duplicate key value violates unique constraint "users_email_key"',
    },
  });
  expect(JSON.stringify(logged)).not.toContain('mona');
});

it('of a value that the database could not take keeps what kind it should have been', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "Mona Said"'), {
    severity: 'ERROR',
    code: '22P02',
  });
  expect(loggedError(error)).toMatchObject({
    message: 'invalid input syntax for type uuid: [value]',
    code: '22P02',
  });
});

it('leaves out what a parser quotes, addresses and tokens, in causes too', () => {
  const parsing = (() => {
    try {
      return JSON.parse('Mona Said') as Error;
    } catch (error) {
      return error as Error;
    }
  })();
  const logged = loggedError(new Error(`no mail to ${secret}`, { cause: parsing }));
  expect(logged.message).toBe('no mail to [email]');
  expect(JSON.stringify(logged)).not.toMatch(/mona said/i);
});

it('has the frames of the stack and not its first lines, nor fields that nobody knows', () => {
  const error = Object.assign(new Error(`two\nlines of ${secret}`), { body: secret });
  const logged = loggedError(error);
  expect(logged.stack.length).toBeGreaterThan(0);
  expect(logged.stack.every((frame) => frame.startsWith('at '))).toBe(true);
  expect(Object.keys(logged).sort()).toEqual(['message', 'stack', 'type']);
});

it('ends, where causes do not', () => {
  const error = new Error('again');
  error.cause = error;
  expect(JSON.stringify(loggedError(error)).match(/again/g)).toHaveLength(5);
});

it.each(['mona@example.com', undefined, { email: secret }])(
  'what was thrown and is no error is told by its type: %p',
  (thrown) => {
    expect(loggedError(thrown)).toEqual({
      type: typeof thrown,
      message: 'not an error',
      stack: [],
    });
  },
);

it.each([
  [
    { name: 'PostgresError', code: '22P02', message: 'invalid input syntax for type uuid: "Mona"' },
    'invalid input syntax for type uuid: [value]',
  ],
  [
    {
      name: 'PostgresError',
      code: '23505',
      message: 'duplicate key value violates unique constraint "users_email_key"',
    },
    'duplicate key value violates unique constraint "users_email_key"',
  ],
  [{ name: 'Error', message: `no mail to ${secret}` }, 'no mail to [email]'],
])('a fault of a job keeps no value either: %p', (fault, message) => {
  expect(loggedFault(fault)).toEqual({ ...fault, message });
});
