import { ACCESS_TOKEN_TTL_S, ONBOARDING_TOKEN_TTL_S } from '@portal/protocol';
import { createSigner, createVerifier } from 'fast-jwt';
import { z } from 'zod';
import { AppError } from './errors';

const ISSUER = 'interview-portal';
/**
 * Maximum number of verified tokens to cache. Caching saves work because a page sends the same
 * token with every request for 15 minutes.
 */
const REMEMBERED_TOKENS = 2_000;
const ALGORITHM = 'HS256';

const onboardingClaims = z.object({ sub: z.string(), email: z.string(), exp: z.number() });
const accessClaims = onboardingClaims.extend({ sid: z.string() });

export interface AccessIdentity {
  userId: string;
  email: string;
  /** Id of the session record, not the secret session token. */
  sessionId: string;
}
export interface OnboardingIdentity {
  userId: string;
  email: string;
}

export interface Tokens {
  /** Issues an access token, valid for ACCESS_TOKEN_TTL_S seconds. */
  issueAccess(identity: AccessIdentity): Promise<string>;
  /**
   * Verifies an access token and returns its owner.
   * @throws AppError 401 `token_expired` or `unauthorized`
   */
  verifyAccess(token: string): Promise<AccessIdentity>;
  /**
   * Issues a token that lets this user upload and list documents but do nothing else. It is valid
   * for ONBOARDING_TOKEN_TTL_S seconds.
   */
  issueOnboarding(identity: OnboardingIdentity): Promise<string>;
  /**
   * Verifies an onboarding token and returns its owner.
   * @throws AppError 401 `token_expired` or `unauthorized`
   */
  verifyOnboarding(token: string): Promise<OnboardingIdentity>;
}

export interface TokensOptions {
  /** Key for signing tokens: at least 32 characters, the same for both APIs. */
  secret: string;
  /** Returns the current time in milliseconds since the epoch. Defaults to the system clock. */
  clock?: () => number;
}

/**
 * Issues and verifies the JWTs that both APIs use. They are signed with HS256, and each purpose has
 * its own audience.
 */
export function createTokens({ secret, clock = Date.now }: TokensOptions): Tokens {
  const purpose = <Claims extends { exp: number }>(
    audience: string,
    ttlS: number,
    schema: z.ZodType<Claims>,
  ) => {
    const sign = createSigner({ key: secret, algorithm: ALGORITHM, iss: ISSUER, aud: audience });
    // The verifier ignores expiry, which is checked below with `clock`, so that tests can control
    // the time.
    const verify = createVerifier({
      key: secret,
      algorithms: [ALGORITHM],
      allowedIss: ISSUER,
      allowedAud: audience,
      requiredClaims: ['exp', 'iss', 'aud'],
      ignoreExpiration: true,
      cache: REMEMBERED_TOKENS,
    });
    const nowS = () => Math.floor(clock() / 1_000);
    return {
      issue: (claims: Omit<Claims, 'exp'>): string =>
        sign({ ...claims, iat: nowS(), exp: nowS() + ttlS }),
      verify(token: string): Claims {
        let claims: Claims;
        try {
          claims = schema.parse(verify(token));
        } catch (cause) {
          throw new AppError('unauthorized', 'Unauthorized. Please log in again.', { cause });
        }
        if (claims.exp <= nowS())
          throw new AppError('token_expired', 'Unauthorized: the token has expired');
        return claims;
      },
    };
  };
  const access = purpose('access', ACCESS_TOKEN_TTL_S, accessClaims);
  const onboarding = purpose('onboarding', ONBOARDING_TOKEN_TTL_S, onboardingClaims);

  return {
    issueAccess: async ({ userId, email, sessionId }) =>
      access.issue({ sub: userId, email, sid: sessionId }),
    async verifyAccess(token) {
      const { sub, email, sid } = access.verify(token);
      return { userId: sub, email, sessionId: sid };
    },
    issueOnboarding: async ({ userId, email }) => onboarding.issue({ sub: userId, email }),
    async verifyOnboarding(token) {
      const { sub, email } = onboarding.verify(token);
      return { userId: sub, email };
    },
  };
}
