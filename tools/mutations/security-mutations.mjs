const MATRIX = { project: 'services/standalone', file: 'src/attacks/access-matrix.slow' };
const SESSIONS = { project: 'services/main-api', file: 'src/attacks/sessions' };
const GUESSING = { project: 'services/main-api', file: 'src/attacks/guessing' };
const TOKENS = { project: 'libs/server-kit', file: 'src/attacks/json-web-tokens' };
const INPUT = { project: 'libs/server-kit', file: 'src/attacks/input' };
const LIST = { project: 'libs/mfe-contract', file: 'src/host/signed-list' };
const ROOM = { node: 'e2e/security/room-attacks.slow.test.mjs' };

/**
 * Each mutation removes one protection and names the attack test that must then fail. `from` occurs
 * once in `file` and is replaced with `to`. `title` selects the tests to run; without it, all tests
 * in the file run.
 */
export const MUTATIONS = [
  {
    what: 'another’s interview is one’s own',
    file: 'services/main-api/src/interviews/access.ts',
    from: "caller.kind === 'user' && interview.userId === caller.userId",
    to: "caller.kind === 'user'",
    test: { ...MATRIX, title: 'GET /api/v1/interviews/:id/messages' },
  },
  {
    what: 'a report ticket opens every report',
    file: 'services/main-api/src/interviews/access.ts',
    from: 'opened === id ?',
    to: 'opened ?',
    test: { ...MATRIX, title: 'GET /api/v1/interviews/:id/messages' },
  },
  {
    what: 'another’s resume for questions',
    file: 'services/voice-api/src/questions/routes.ts',
    from: '!resume || resume.userId !== caller.userId',
    to: '!resume',
    test: { ...MATRIX, title: 'the resume of questions' },
  },
  {
    what: 'another’s resume to delete',
    file: 'services/voice-api/src/resumes/owner-routes.ts',
    from: '!found || found.userId !== userOf(request).userId',
    to: '!found',
    test: { ...MATRIX, title: 'DELETE /api/resume/:id' },
  },
  {
    what: 'another’s job description to rename',
    file: 'services/voice-api/src/job-descriptions/routes.ts',
    from: '!found || found.user_id !== personOf(request).userId',
    to: '!found',
    test: { ...MATRIX, title: 'PATCH /api/jd/:id' },
  },
  {
    what: 'another’s room',
    file: 'services/voice-api/src/rooms/interview-room.ts',
    from: '!interview || interview.userId !== caller.userId',
    to: '!interview',
    test: { ...MATRIX, title: 'the interview of a room' },
  },
  {
    what: 'another’s uploads',
    file: 'libs/server-kit/src/caller.ts',
    from: "if (caller.kind !== 'service' && (given",
    to: "if (caller.kind !== 'service' || (given",
    test: { ...MATRIX, title: 'POST /api/resume/upload' },
  },
  {
    what: 'tokens of any audience',
    file: 'libs/server-kit/src/tokens.ts',
    from: 'allowedIss: ISSUER, allowedAud: audience,',
    to: 'allowedIss: ISSUER,',
    test: TOKENS,
  },
  {
    what: 'tokens of any HMAC',
    file: 'libs/server-kit/src/tokens.ts',
    from: 'algorithms: [ALGORITHM]',
    to: "algorithms: ['HS256', 'HS384', 'HS512']",
    test: TOKENS,
  },
  {
    what: 'tokens without end',
    file: 'libs/server-kit/src/tokens.ts',
    from: 'if (claims.exp <= nowS())',
    to: 'if (claims.exp <= 0)',
    test: TOKENS,
  },
  {
    what: 'cookies for every origin',
    file: 'services/main-api/src/auth/routes.ts',
    from: 'if (origin && !config.siteOrigins.includes(origin))',
    to: "if (origin === 'null')",
    test: { ...SESSIONS, title: 'use no cookie' },
  },
  {
    what: 'cookies for origins that begin alike',
    file: 'services/main-api/src/auth/routes.ts',
    from: '!config.siteOrigins.includes(origin)',
    to: '!config.siteOrigins.some((own) => origin.startsWith(own))',
    test: { ...SESSIONS, title: 'use no cookie' },
  },
  {
    what: 'answers readable by every origin',
    file: 'libs/server-kit/src/server.ts',
    from: 'origin: config.siteOrigins,',
    to: 'origin: true,',
    test: { ...SESSIONS, title: 'are not readable' },
  },
  {
    what: 'cookies that scripts read',
    file: 'services/main-api/src/auth/cookies.ts',
    from: 'httpOnly: true',
    to: 'httpOnly: false',
    test: { ...SESSIONS, title: 'cookies over https' },
  },
  {
    what: 'six guesses',
    file: 'services/main-api/src/auth/login-throttle.ts',
    from: 'free: 5,',
    to: 'free: 6,',
    test: GUESSING,
  },
  {
    what: 'no limit for an address',
    file: 'services/main-api/src/auth/login-throttle.ts',
    from: "if (address) await take(attempts, address, ADDRESS, 'login', now);",
    to: '',
    test: GUESSING,
  },
  {
    what: 'strangers use up a known device’s guesses',
    file: 'services/main-api/src/auth/login-throttle.ts',
    from: 'device === null ? accountKey(email) : `device:${device}`',
    to: 'accountKey(email)',
    test: GUESSING,
  },
  {
    what: 'a device cookie without a seal',
    file: 'services/main-api/src/auth/cookies.ts',
    from: ' || !sameSecret(seal, sealOf(email, `${end}.${nonce}`, key))',
    to: '',
    test: GUESSING,
  },
  {
    what: 'fields that nobody asked for',
    file: 'libs/protocol/src/http/main-api.ts',
    from: 'export const createInterviewBodySchema = z.object({',
    to: 'export const createInterviewBodySchema = z.looseObject({',
    test: { ...INPUT, title: 'do not get through' },
  },
  {
    what: 'prototypes in JSON',
    file: 'libs/server-kit/src/json-body.ts',
    from: "app.getDefaultJsonParser('error', 'error')",
    to: "app.getDefaultJsonParser('ignore', 'ignore')",
    test: { ...INPUT, title: 'prototypes' },
  },
  {
    what: 'the beginning of the interviewer’s token',
    file: 'libs/server-kit/src/guards.ts',
    from: 'sameSecret(bearer, config.interviewerToken)',
    to: 'config.interviewerToken.startsWith(bearer)',
    test: { ...MATRIX, title: 'interviewer’s name' },
  },
  {
    what: 'plans for everybody who is signed in',
    file: 'services/voice-api/src/plans/routes.ts',
    from: 'onRequest: guards.requireService',
    to: 'onRequest: guards.requireUserOrService',
    test: { ...MATRIX, title: 'GET /api/plans' },
  },
  {
    what: 'a refresh token that stays',
    file: 'services/main-api/src/auth/sessions.ts',
    from: '<= REPLACED_TOKEN_GRACE_MS',
    to: '<= Infinity',
    test: { ...SESSIONS, title: 'stolen refresh token' },
  },
  {
    what: 'a stolen refresh token ends nothing',
    file: 'services/main-api/src/auth/sessions.ts',
    from: '  await sessions.revoke(session.id, now);\n  onReuse',
    to: '  onReuse',
    test: { ...SESSIONS, title: 'stolen refresh token' },
  },
  {
    what: 'a made-up refresh token ends a session',
    file: 'services/main-api/src/auth/sessions.ts',
    from: 'id && secret && seal && sameSecret(seal, sealOf(id, secret, key))',
    to: 'id && secret && seal',
    test: GUESSING,
  },
  {
    what: 'sessions without end',
    file: 'services/main-api/src/auth/sessions.ts',
    from: 'new Date(Math.min(now.getTime() + SESSION_TTL_S * 1_000, openedAt.getTime() + SESSION_MAX_S * 1_000))',
    to: 'new Date(now.getTime() + SESSION_TTL_S * 1_000)',
    test: { ...SESSIONS, title: 'life of a session' },
  },
  {
    what: 'a login leaves the session before it',
    file: 'services/main-api/src/auth/routes.ts',
    from: 'if (before) await',
    to: 'if (!before) await',
    test: { ...SESSIONS, title: 'fixation' },
  },
  {
    what: 'access tokens outlive the logout',
    file: 'libs/db/src/repositories/sessions.ts',
    from: 'session && session.revokedAt === null && session.expiresAt > now',
    to: 'session && session.expiresAt > now',
    test: { ...SESSIONS, title: 'logging out' },
  },
  {
    what: 'a room’s token that changes names',
    file: 'services/voice-api/src/rooms/livekit-gateway.ts',
    from: 'canUpdateOwnMetadata: false',
    to: 'canUpdateOwnMetadata: true',
    test: ROOM,
  },
  {
    what: 'a room’s token that shows screens',
    file: 'services/voice-api/src/rooms/livekit-gateway.ts',
    from: 'canPublishSources: [TrackSource.MICROPHONE, TrackSource.CAMERA],',
    to: '',
    test: ROOM,
  },
  {
    what: 'a room’s token that rules its room',
    file: 'services/voice-api/src/rooms/livekit-gateway.ts',
    from: 'roomJoin: true, room: roomName,',
    to: 'roomJoin: true, roomAdmin: true, room: roomName,',
    test: ROOM,
  },
  {
    what: 'an identity in the room that the caller chooses',
    file: 'services/voice-api/src/rooms/interview-room.ts',
    from: 'identity: caller.userId }',
    to: 'identity: body.user_identity }',
    test: { project: 'services/voice-api', file: 'src/rooms/rooms', title: 'choose who they are' },
  },
  {
    what: 'a check’s room for many',
    file: 'services/voice-api/src/rooms/livekit-gateway.ts',
    from: 'maxParticipants: 1,',
    to: '',
    test: ROOM,
  },
  {
    what: 'an interviewer that listens to everybody',
    file: 'services/interviewer/src/room/candidate.ts',
    from: 'participant?.identity === identity && !topic',
    to: '!topic',
    test: ROOM,
  },
  {
    what: 'a page that listens to everybody',
    file: 'apps/interview-mfe/src/room/livekit-room.ts',
    from: 'participant.kind === ParticipantKind.AGENT ||',
    to: 'true ||',
    test: { project: 'apps/interview-mfe', file: 'src/room/livekit-room.test' },
  },
  {
    what: 'an interviewer called to another’s plan',
    file: 'services/interviewer/src/dispatch.ts',
    from: 'dispatch && room?.name === interviewRoomName(dispatch.interviewId) ? dispatch : null',
    to: 'dispatch ?? null',
    test: { project: 'services/interviewer', file: 'src/dispatch' },
  },
  {
    what: 'transcripts without end',
    file: 'libs/db/src/repositories/messages.ts',
    from: 'held.messages >= max.messages || held.chars >= max.chars',
    to: 'false',
    test: { project: 'libs/db', file: 'src/interviews', title: 'too many' },
  },
  {
    what: 'files whose names are paths',
    file: 'services/voice-api/src/uploads/multipart-form.ts',
    from: "cleanText(name ?? '')",
    to: "(name ?? '')",
    test: { project: 'services/voice-api', file: 'src/attacks/multipart', title: 'a file’s name' },
  },
  {
    what: 'a list of remotes that anybody signed',
    file: 'libs/mfe-contract/src/host/signed-list.ts',
    from: 'return (await isSignedBy(list, publicKey))',
    to: 'return (await isSignedBy(list, publicKey)) || true',
    test: LIST,
  },
  {
    what: 'an old list of remotes after a newer one',
    file: 'libs/mfe-contract/src/host/signed-list.ts',
    from: 'if (newest) return { ok: true, body: newest };',
    to: '',
    test: LIST,
  },
  {
    what: 'a kept list of remotes that nobody signed',
    file: 'libs/mfe-contract/src/host/signed-list.ts',
    from: 'data.serial > serial && (await isSignedBy(data, publicKey))',
    to: 'data.serial > serial',
    test: LIST,
  },
  {
    what: 'an answer that its speaker takes out of the report',
    file: 'services/main-api/src/interviews/message-routes.ts',
    from: 'const { understoodAs: _, doubtful: __, misheard: ___, ...own } = metadata;',
    to: 'const own = metadata;',
    test: {
      project: 'services/main-api',
      file: 'src/interviews/interviews.test',
      title: 'are no answers only if the interviewer says so',
    },
  },
  {
    what: 'a hosted language model without consent',
    file: 'libs/language-model/src/open.ts',
    from: '|| !mayUseLanguageModel(plan, info)',
    to: '',
    test: { project: 'services/interviewer', file: 'src/llm/wording.test' },
  },
];

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a pattern that finds code regardless of how Prettier formats it. It allows whitespace
 * between any two tokens and a comma before a closing bracket, and matches either kind of quote.
 * @param {string} code
 * @returns {RegExp} with the flag `g`
 */
export function patternOf(code) {
  const tokens = code.match(/\w+|[^\w\s]/g) ?? [];
  const source = tokens.map((token) => {
    if (/['"]/.test(token)) return `['"]`;
    return /[)\]}]/.test(token) ? `,?\\s*${escaped(token)}` : escaped(token);
  });
  return new RegExp(source.join('\\s*'), 'g');
}
