import { eq } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Transaction } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';

interface Logged {
  personId: number;
  action: 'deletion-asked' | 'deletion-cancelled' | 'deletion-failed';
  /** Null for the system. */
  by: number | null;
  now: Date;
}

/** Writes into the audit log how a person's request to delete their account stands, with their name. */
export async function logDeletion(
  tx: Transaction,
  { personId, action, by, now }: Logged,
): Promise<void> {
  const [account] = await tx
    .select({ name: people.name })
    .from(people)
    .where(eq(people.id, personId));
  const subject = { kind: 'person', itemId: personId, name: account?.name ?? '' };
  await writeEntry(tx, { person: by, action, ...subject, now });
}
