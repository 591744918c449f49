import { API_KEY, LEGACY, SERVICE_TOKEN, type Belongings, type World } from './world';

/**
 * Every kind of caller, in the same order as the columns of the response table. `visitor` has no
 * credentials.
 */
export const IDENTITIES = [
  'visitor',
  'API key alone',
  'owner',
  'other candidate',
  'expired access token',
  'revoked session',
  'forged access token',
  'other’s token, owner’s session',
  'session token alone',
  'refresh cookie alone',
  'onboarding, owner’s',
  'onboarding, other’s',
  'report ticket, this',
  'report ticket, another’s',
  'legacy key',
  'interviewer',
] as const;
export type Identity = (typeof IDENTITIES)[number];
type Headers = Record<string, string>;

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

/**
 * Returns the credentials of each kind of caller. All but `visitor` and `legacy key` also send the
 * API key, which is public.
 */
export async function credentials(
  world: World,
  victim: Belongings,
  other: Belongings,
): Promise<Record<Identity, Headers>> {
  const { person } = victim;
  const claims = { userId: person.userId, email: person.email, sessionId: person.sessionId };
  const revoked = await world.signIn(person.email);
  await world.db.db.sessions.revoke(revoked.sessionId);
  const everyone: Record<Identity, Headers> = {
    visitor: {},
    'API key alone': {},
    owner: { ...bearer(person.accessToken), 'x-session-token': person.sessionToken },
    'other candidate': {
      ...bearer(other.person.accessToken),
      'x-session-token': other.person.sessionToken,
    },
    'expired access token': bearer(await world.earlier.issueAccess(claims)),
    'revoked session': { ...bearer(revoked.accessToken), 'x-session-token': revoked.sessionToken },
    'forged access token': bearer(await world.forged.issueAccess(claims)),
    'other’s token, owner’s session': {
      ...bearer(other.person.accessToken),
      'x-session-token': person.sessionToken,
    },
    'session token alone': { 'x-session-token': person.sessionToken },
    'refresh cookie alone': { cookie: `portal_refresh=${person.refreshCookie}` },
    'onboarding, owner’s': bearer(await world.tokens.issueOnboarding(claims)),
    'onboarding, other’s': bearer(
      await world.tokens.issueOnboarding({
        userId: other.person.userId,
        email: other.person.email,
      }),
    ),
    'report ticket, this': { 'x-report-ticket': victim.ticket },
    'report ticket, another’s': { 'x-report-ticket': other.ticket },
    'legacy key': { 'x-api-key': LEGACY.secretKey },
    interviewer: bearer(SERVICE_TOKEN),
  };
  return Object.fromEntries(
    IDENTITIES.map((name) => [
      name,
      { ...(name === 'visitor' ? {} : { 'x-api-key': API_KEY }), ...everyone[name] },
    ]),
  ) as Record<Identity, Headers>;
}
