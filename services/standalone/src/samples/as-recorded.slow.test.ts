import { releasedSamples, type RecordedPerson } from '@portal/db/testing';
import { HEADERS, MAIN_API, path } from '@portal/protocol';
import {
  headersOf,
  interviewsOf,
  openSample,
  readOf,
  withApiKey,
  type OpenedSample,
} from './opened-sample';

type SignedIn = RecordedPerson & { session: NonNullable<RecordedPerson['session']> };

describe.each(releasedSamples())('the data of $schema, opened by these servers', (sample) => {
  const signedIn = sample.people.filter((person): person is SignedIn => person.session !== null);
  let opened: OpenedSample;
  beforeAll(async () => {
    opened = await openSample(sample);
  }, 120_000);
  // If `openSample` fails, `opened` is undefined. Do not throw here, because that would hide the
  // error.
  afterAll(async () => (opened as OpenedSample | undefined)?.close());

  const isActive = async (sessionToken: string) =>
    (
      await opened.call('GET', MAIN_API.authStatus, {
        headers: { ...withApiKey(sample), [HEADERS.sessionToken]: sessionToken },
      })
    ).body.is_active as boolean;
  const renew = (refreshCookie: string) =>
    opened.call('POST', MAIN_API.refresh, {
      headers: { cookie: `portal_refresh=${refreshCookie}` },
    });

  describe('at the time of the sample', () => {
    it.each(signedIn)('$email is still signed in', async ({ session }) => {
      const { status } = await opened.call('GET', MAIN_API.interviews, {
        headers: headersOf(session),
      });
      expect([status, await isActive(session.sessionToken)]).toEqual([200, true]);
    });

    it.each(signedIn)('renews $email’s session by its cookie', async ({ session }) => {
      expect((await renew(session.refreshCookie)).status).toBe(200);
    });

    it('a session that was logged out stays logged out', async () => {
      const ended = sample.people.flatMap(({ endedSession }) => endedSession ?? []);
      expect(ended.length).toBeGreaterThan(0);
      for (const { sessionToken, refreshCookie } of ended)
        expect([await isActive(sessionToken), (await renew(refreshCookie)).status]).toEqual([
          false,
          401,
        ]);
    });

    it('a ticket opens its report', async () => {
      const tickets = sample.people.flatMap(({ ticket }) => ticket ?? []);
      expect(tickets.length).toBeGreaterThan(0);
      for (const { interviewId: id, ticket } of tickets) {
        const headers = { [HEADERS.reportTicket]: ticket };
        const report = await opened.data('GET', path(MAIN_API.assessment, { id }), { headers });
        expect(report.interviewId).toBe(id);
      }
    });
  });

  describe('much later', () => {
    it.each(signedIn)('$email’s session has expired', async ({ session }) => {
      expect(await opened.atLaterTime(() => isActive(session.sessionToken))).toBe(false);
    });

    it.each(sample.people.filter(({ gate }) => gate !== null))(
      '$email’s password works, and login asks for what was missing: $gate',
      async ({ email, password, gate }) => {
        const body = { email, password };
        const login = () => opened.call('POST', MAIN_API.login, { body });
        expect((await opened.atLaterTime(login)).body.code).toBe(gate);
      },
    );

    it.each(signedIn)('$email signs in and finds everything unchanged', async (person) => {
      const headers = await opened.signIn(person);
      // Compare only the recorded fields, because newer versions may return more.
      expect(await readOf(opened, person, headers)).toMatchObject({
        lists: person.lists,
        interviews: person.interviews,
      });
    });

    it('a late message is in its place, and a repeated one is stored once', async () => {
      const talks = interviewsOf(sample, 'started', 'analyzed').filter(
        ({ messages }) => messages.length > 0,
      );
      expect(talks.length).toBeGreaterThan(1);
      for (const { summary, messages, person } of talks) {
        const headers = await opened.signIn(person);
        const talk = (await opened.data('GET', path(MAIN_API.messages, { id: summary.id }), {
          headers,
        })) as typeof messages;
        const [places, stored, segments] = [
          talk.map(({ metadata }) => metadata?.atMs ?? 0),
          talk.map(({ createdAt }) => createdAt),
          talk.map(({ metadata }) => metadata?.segmentId),
        ];
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(stored).not.toEqual(stored.toSorted());
        expect(new Set(segments).size).toBe(messages.length);
      }
    });

    it('abandoned interviews are completed', async () => {
      const ids = interviewsOf(sample, 'started').map(({ summary }) => summary.id);
      const { later } = opened;
      const ended = await opened.test.db.interviews.completeAbandoned(later, later);
      expect(ended.toSorted()).toEqual(ids.toSorted());
    });

    it('retention deletes everything', async () => {
      const purged = await opened.test.db.retention.purge(new Date(opened.later.getTime() + 1));
      expect(purged?.accounts).toBe(sample.people.length);
      const [left] = await opened.test.rows(
        'select (select count(*)::int from interviews) as interviews, (select count(*)::int from messages) as messages, (select count(*)::int from resumes) as resumes',
      );
      expect(left).toEqual({ interviews: 0, messages: 0, resumes: 0 });
    });
  });
});
