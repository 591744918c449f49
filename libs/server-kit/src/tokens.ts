import { ACCESS_TOKEN_TTL_S, ONBOARDING_TOKEN_TTL_S } from '@portal/protocol';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { AppError } from './errors';

const ISSUER = 'interview-portal';
const ALGORITHM = 'HS256';

const onboardingClaims = z.object({ sub: z.string(), email: z.string() });
const accessClaims = onboardingClaims.extend({ sid: z.string() });

export interface AccessIdentity {
  userId: string;
  email: string;
  /** Id of the session's record. */
  sessionId: string;
}
export interface OnboardingIdentity {
  userId: string;
  email: string;
}

export interface Tokens {
  /** An access token of ACCESS_TOKEN_TTL_S seconds. */
  issueAccess(identity: AccessIdentity): Promise<string>;
  /** @throws AppError 401 `token_expired` or `unauthorized`. */
  verifyAccess(token: string): Promise<AccessIdentity>;
  /** A token of ONBOARDING_TOKEN_TTL_S seconds that opens only that user's uploads. */
  issueOnboarding(identity: OnboardingIdentity): Promise<string>;
  /** @throws AppError 401 `token_expired` or `unauthorized`. */
  verifyOnboarding(token: string): Promise<OnboardingIdentity>;
}

export interface TokensOptions {
  /** At least 32 characters, the same at both servers. */
  secret: string;
  /** Milliseconds since 1970; the system clock when absent. */
  clock?: () => number;
}

/** Issues and checks the signed tokens of both servers: JWT, HS256, one audience for each purpose. */
export function createTokens({ secret, clock = Date.now }: TokensOptions): Tokens {
  const key = new TextEncoder().encode(secret);

  const issue = (audience: string, subject: string, claims: Record<string, string>, ttlS: number): Promise<string> => {
    const nowS = Math.floor(clock() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt(nowS)
      .setExpirationTime(nowS + ttlS)
      .sign(key);
  };

  const verify = async <T>(audience: string, token: string, schema: z.ZodType<T>): Promise<T> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        issuer: ISSUER,
        audience,
        algorithms: [ALGORITHM],
        requiredClaims: ['exp'],
        currentDate: new Date(clock()),
      });
      return schema.parse(payload);
    } catch (cause) {
      if (cause instanceof errors.JWTExpired) throw new AppError('token_expired', 'Unauthorized: the token has expired', { cause });
      throw new AppError('unauthorized', 'Unauthorized. Please log in again.', { cause });
    }
  };

  return {
    issueAccess: ({ userId, email, sessionId }) => issue('access', userId, { email, sid: sessionId }, ACCESS_TOKEN_TTL_S),
    async verifyAccess(token) {
      const { sub, email, sid } = await verify('access', token, accessClaims);
      return { userId: sub, email, sessionId: sid };
    },
    issueOnboarding: ({ userId, email }) => issue('onboarding', userId, { email }, ONBOARDING_TOKEN_TTL_S),
    async verifyOnboarding(token) {
      const { sub, email } = await verify('onboarding', token, onboardingClaims);
      return { userId: sub, email };
    },
  };
}
