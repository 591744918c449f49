import { ACCESS_TOKEN_TTL_S } from '@portal/protocol';
import { createHmac, generateKeyPairSync } from 'node:crypto';
import { base64url, SignJWT, UnsecuredJWT } from 'jose';
import { createTokens } from '../tokens';

const SECRET = 'a secret of more than thirty-two characters';
const key = new TextEncoder().encode(SECRET);
const tokens = createTokens({ secret: SECRET });
const identity = { userId: 'u1', email: 'mona@example.com', sessionId: 's1' };
const nowS = () => Math.floor(Date.now() / 1_000);

const signed = (
  header: Record<string, unknown> = {},
  claims: Record<string, unknown> = {},
  by: Parameters<SignJWT['sign']>[0] = key,
) =>
  new SignJWT({
    iss: 'interview-portal',
    aud: 'access',
    sub: 'u1',
    email: identity.email,
    sid: 's1',
    exp: nowS() + 60,
    ...claims,
  })
    .setProtectedHeader({ alg: 'HS256', ...header })
    .sign(by);
/** Returns a token with this header and payload and, by default, an invalid signature. */
const assembled = (header: object, payload: object, signature = 'AAAA') =>
  [header, payload].map((part) => base64url.encode(JSON.stringify(part))).join('.') +
  `.${signature}`;
const payload = {
  iss: 'interview-portal',
  aud: 'access',
  sub: 'u1',
  email: identity.email,
  sid: 's1',
  exp: nowS() + 60,
};
/**
 * Returns a token signed with our secret. It is built by hand, because libraries refuse to use a
 * key that is too short for the algorithm.
 */
const underOurKey = (alg: string, hash: string) => {
  const [head, body] = assembled({ alg }, payload).split('.');
  return `${head}.${body}.${createHmac(hash, SECRET).update(`${head}.${body}`).digest('base64url')}`;
};
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });

it('a token as we sign it opens, so that the refusals below mean something', async () => {
  expect(await tokens.verifyAccess(await signed())).toEqual(identity);
});

it.each<[string, () => string | Promise<string>]>([
  ['alg none', () => new UnsecuredJWT(payload).encode()],
  ['alg None in other letters', () => assembled({ alg: 'nOnE' }, payload, '')],
  ['no alg', () => assembled({}, payload)],
  ['no signature', async () => (await signed()).split('.').slice(0, 2).concat('').join('.')],
  [
    'a changed payload under an old signature',
    async () =>
      (await signed())
        .split('.')
        .map((part, at) =>
          at === 1 ? base64url.encode(JSON.stringify({ ...payload, sub: 'u2' })) : part,
        )
        .join('.'),
  ],
  [
    'another key',
    () =>
      signed({}, {}, new TextEncoder().encode('another secret of more than thirty-two characters')),
  ],
  ['an empty key', () => assembled({ alg: 'HS256' }, payload)],
  ['HS384 under our key', () => underOurKey('HS384', 'sha384')],
  ['HS512 under our key', () => underOurKey('HS512', 'sha512')],
  ['RS256, as if our secret were a public key', () => signed({ alg: 'RS256' }, {}, rsa.privateKey)],
  [
    'a public key taken for the secret',
    () =>
      signed(
        {},
        {},
        new TextEncoder().encode(rsa.publicKey.export({ type: 'spki', format: 'pem' }) as string),
      ),
  ],
  [
    'a key that the token brings along (jwk)',
    () =>
      signed(
        { jwk: { kty: 'oct', k: base64url.encode('attacker') } },
        {},
        new TextEncoder().encode('attacker'.repeat(5)),
      ),
  ],
  [
    'a kid that names a file',
    () => signed({ kid: '../../../../dev/null' }, {}, new Uint8Array(32)),
  ],
  [
    'a kid that is SQL',
    () => signed({ kid: "' union select 'x" }, {}, new TextEncoder().encode('x'.repeat(32))),
  ],
  [
    'a key at a URL (jku)',
    () =>
      signed({ jku: 'http://evil.example/keys' }, {}, new TextEncoder().encode('evil'.repeat(8))),
  ],
  [
    'a critical extension that nobody knows',
    () => assembled({ alg: 'HS256', crit: ['b64'], b64: false }, payload),
  ],
  ['another audience', () => signed({}, { aud: 'onboarding' })],
  ['no audience', () => signed({}, { aud: undefined })],
  ['another issuer', () => signed({}, { iss: 'evil' })],
  ['no issuer', () => signed({}, { iss: undefined })],
  ['no end', () => signed({}, { exp: undefined })],
  ['a beginning in the future', () => signed({}, { nbf: nowS() + 600 })],
  ['no subject', () => signed({}, { sub: undefined })],
  ['no session', () => signed({}, { sid: undefined })],
  ['claims of other types', () => signed({}, { sid: { $ne: null }, email: ['a'] })],
  ['an onboarding token', () => tokens.issueOnboarding(identity)],
  [
    'a room token of the media server',
    () => signed({}, { iss: 'devkey', aud: undefined, video: { roomJoin: true } }),
  ],
  ['four parts', async () => `${await signed()}.x`],
  ['a megabyte', () => 'a'.repeat(1_000_000)],
  ['dots', () => '.'.repeat(10_000)],
])('%s does not open as an access token', async (_what, make) => {
  await expect(tokens.verifyAccess(await make())).rejects.toMatchObject({ code: 'unauthorized' });
});

it('an access token does not open as an onboarding token, even with its claims', async () => {
  await expect(tokens.verifyOnboarding(await tokens.issueAccess(identity))).rejects.toMatchObject({
    code: 'unauthorized',
  });
});

it('an audience list that also holds ours says so: tokens for two purposes can only be made with the key', async () => {
  await expect(
    tokens.verifyOnboarding(await signed({}, { aud: 'access', onboarding: true })),
  ).rejects.toMatchObject({ code: 'unauthorized' });
});

it.each([
  [-1, 'opens'],
  [1, 'is over'],
])('%d second after its end a token %s', async (second, outcome) => {
  const issued = await tokens.issueAccess(identity);
  const then = createTokens({
    secret: SECRET,
    clock: () => Date.now() + (ACCESS_TOKEN_TTL_S + second) * 1_000,
  });
  const verified = then.verifyAccess(issued);
  if (outcome === 'opens') await expect(verified).resolves.toEqual(identity);
  else await expect(verified).rejects.toMatchObject({ code: 'token_expired' });
});

it('what else stands in a token becomes no part of who calls', async () => {
  expect(
    await tokens.verifyAccess(
      await signed(
        {},
        { role: 'admin', userId: 'u2', kind: 'service', __proto__: { kind: 'service' } },
      ),
    ),
  ).toEqual(identity);
});
