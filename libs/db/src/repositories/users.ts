import { eq } from 'drizzle-orm';
import type { Executor } from '../executor';
import { users } from '../schema';

export interface NewAccount {
  /** Kept lower-cased. */
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
}
export interface Account extends NewAccount {
  id: string;
  createdAt: string;
}

const toAccount = (row: typeof users.$inferSelect): Account => ({ ...row, createdAt: row.createdAt.toISOString() });

export function usersRepository(db: Executor) {
  return {
    /** The new account, or null when the email (in any case) has one already. */
    async create({ email, firstName, lastName, passwordHash }: NewAccount): Promise<Account | null> {
      const rows = await db.insert(users).values({ email: email.toLowerCase(), firstName, lastName, passwordHash })
        .onConflictDoNothing({ target: users.email }).returning();
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
  };
}
