import { eq } from 'drizzle-orm';
import type { Executor } from '../executor';
import { interviews, users } from '../schema';

export interface NewAccount {
  /** Stored in lower case. */
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
}
export interface Account extends NewAccount {
  id: string;
  createdAt: string;
}

/**
 * Result of deleting an account. `in_progress` means that nothing was deleted, because an interview
 * is in progress. `gone` means that the account does not exist.
 */
export type AccountDeletion = 'deleted' | 'in_progress' | 'gone';

const toAccount = ({ lastUsedAt: _, ...row }: typeof users.$inferSelect): Account => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

export function usersRepository(db: Executor) {
  return {
    /** Creates an account. Returns null if the email is taken, regardless of case. */
    async create({
      email,
      firstName,
      lastName,
      passwordHash,
    }: NewAccount): Promise<Account | null> {
      const rows = await db
        .insert(users)
        .values({ email: email.toLowerCase(), firstName, lastName, passwordHash })
        .onConflictDoNothing({ target: users.email })
        .returning();
      return rows[0] ? toAccount(rows[0]) : null;
    },
    async findByEmail(email: string): Promise<Account | null> {
      const rows = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
      return rows[0] ? toAccount(rows[0]) : null;
    },
    async get(id: string): Promise<Account | null> {
      const rows = await db.select().from(users).where(eq(users.id, id));
      return rows[0] ? toAccount(rows[0]) : null;
    },
    exists: async (id: string): Promise<boolean> =>
      (await db.select({ id: users.id }).from(users).where(eq(users.id, id))).length > 0,
    /**
     * Records that the owner signed in or renewed a session. Accounts that stay unused for a long
     * time may be deleted.
     */
    async markUsed(id: string, now = new Date()): Promise<void> {
      await db.update(users).set({ lastUsedAt: now }).where(eq(users.id, id));
    },
    /**
     * Deletes an account with its sessions, documents and interviews, unless an interview is in
     * progress. Locks the account and its interviews first, so that no interview can be started or
     * added in the meantime.
     */
    delete: (id: string): Promise<AccountDeletion> =>
      db.transaction(async (tx) => {
        const held = await tx
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, id))
          .for('update');
        if (held.length === 0) return 'gone';
        const own = await tx
          .select({ status: interviews.status })
          .from(interviews)
          .where(eq(interviews.userId, id))
          .for('update');
        if (own.some(({ status }) => status === 'started')) return 'in_progress';
        await tx.delete(users).where(eq(users.id, id));
        return 'deleted';
      }),
  };
}
