import { playJourney } from './journey';

let played: Awaited<ReturnType<typeof playJourney>>;
beforeAll(async () => {
  played = await playJourney();
}, 120_000);

it('the journey succeeds and includes every failure', () => {
  const [ok, refused, failed] = ['2', '4', '5'].map((first) =>
    played.statuses.filter((line) => line.split(' ').at(-1)?.startsWith(first)),
  );
  expect(ok?.length).toBeGreaterThan(18);
  expect(ok).toContain('GET /api/voices/sample 200');
  expect(refused?.map((line) => line.split(' ').at(-1))).toEqual(
    expect.arrayContaining(['400', '401', '403', '404', '409', '415']),
  );
  expect(failed).toEqual([
    'GET /api/voices/sample 503',
    'POST /auth/login 503',
    'POST /auth/connection-check 503',
    'POST /auth/recognition-check 503',
    'GET /api/v1/interviews 500',
  ]);
  expect(
    played.statuses
      .filter((line) => line.startsWith('DELETE /api/v1/account'))
      .map((line) => line.slice(-3)),
  ).toEqual(['409', '403', '204']);
});

it('the log describes what happened', () => {
  const told = [
    'request completed',
    'request failed',
    'the scorer failed',
    'job attempt ended',
    'client error',
    'account deleted',
    'request refused',
    'failed query: insert into',
  ];
  expect(told.filter((words) => !played.log.includes(words))).toEqual([]);
});

it('the log contains no personal data, no content and no secrets, at any level', () => {
  expect(played.secrets.length).toBeGreaterThan(20);
  const told = (line: string) =>
    played.secrets.some((secret) => line.toLowerCase().includes(secret.toLowerCase()));
  expect(played.log.split('\n').filter(told)).toEqual([]);
});

it('neither does exported telemetry, which describes the same events', () => {
  expect(played.telemetry).toContain('POST /api/v1/interviews/:id/messages');
  expect(played.telemetry).toContain('job analyze-interview');
  expect(played.telemetry).toContain('portal.interview.id');
  expect(
    played.secrets.filter((secret) =>
      played.telemetry.toLowerCase().includes(secret.toLowerCase()),
    ),
  ).toEqual([]);
});
