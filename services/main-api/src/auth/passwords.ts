import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id with 19 MiB of memory, two passes and one lane: one of the configurations that OWASP
 * recommends.
 */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether the password is correct. For an account that does not exist, pass null as the hash: the
   * check then takes just as long and returns false.
   */
  matches(password: string, storedHash: string | null): Promise<boolean>;
}

/**
 * Creates the functions that hash and check passwords.
 * @param compare Argon2's comparison function; tests replace it to record its calls
 */
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
