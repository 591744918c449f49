import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB, two passes, one lane: the first of OWASP's recommended settings. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Null for an account that does not exist: takes as long as a wrong password does, and is always false. */
  matches(password: string, storedHash: string | null): Promise<boolean>;
}

/** @param compare Argon2's own comparison; a test counts its work. */
export async function createPasswords(
  compare: (storedHash: string, password: string) => Promise<boolean> = verify,
): Promise<Passwords> {
  const dummy = await hash('no account has this password', ARGON2ID);
  return {
    hash: (password) => hash(password, ARGON2ID),
    async matches(password, storedHash) {
      const same = await compare(storedHash ?? dummy, password);
      return storedHash !== null && same;
    },
  };
}
