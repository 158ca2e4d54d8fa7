import type { WaitingKind } from '@nibras/contract/site/waiting/studio/kinds.ts';
import { eq } from 'drizzle-orm';
import { notifyReplacing, withdraw } from '#conversation/notifications/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import type { Platform } from '#platform/platform.ts';

const type = 'App\\Notifications\\WaitingAssigned' as const;

interface Assigned {
  kind: WaitingKind;
  thing: string;
  before: { assignedTo: number | null };
  after: { assignedTo: number | null };
  caller: Person;
  /** Whose thing it is; '' where nobody knows. */
  personName: string;
}

/** Takes the notice back of a thing that is no longer a person's. */
export async function withdrawAssigned(
  tx: Transaction,
  { kind, thing, personId }: Pick<Assigned, 'kind' | 'thing'> & { personId: number | null },
): Promise<void> {
  if (personId === null) return;
  await withdraw(tx, { personId, type, about: { subject: `${kind}/${thing}` } });
}

/** Notifies the person to whom another one has assigned a thing, and no more the one to whom it was assigned before. */
export async function notifyAssigned(
  platform: Pick<Platform, 'db' | 'jobs' | 'realtime' | 'log'>,
  tx: Transaction,
  { kind, thing, before, after, caller, personName }: Assigned,
): Promise<void> {
  if (before.assignedTo === after.assignedTo) return;
  const about = { subject: `${kind}/${thing}` };
  await withdrawAssigned(tx, { kind, thing, personId: before.assignedTo });
  if (after.assignedTo === null || after.assignedTo === caller.id) return;
  const [by] = await tx.select({ name: people.name }).from(people).where(eq(people.id, caller.id));
  const data = { ...about, kind, thing, by: by?.name ?? '', personName };
  await notifyReplacing(platform, tx, [{ personId: after.assignedTo, type, data }], 'subject');
}
