import { waiting as limits } from '@nibras/contract/limits.ts';
import { and, eq } from 'drizzle-orm';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { waiting } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import type { WaitingSources } from '#platform/waiting.ts';
import { notifyAssigned } from './notify-assigned.ts';
import { presentRows } from './present-rows.ts';
import type { HeadRow } from './queries.ts';
import { decidersOf, findWaiting, type ThingKey } from './read-thing.ts';

/** Who takes a thing, and until when it is out of sight, with the times as JSON has them. */
export interface WaitingState {
  assignedTo: number | null;
  snoozedUntil: string | null;
}

/** What the undo of a change reads. */
export type WaitingBefore = ThingKey & { before: WaitingState; after: WaitingState };

export const isThing = ({ kind, thing }: ThingKey) =>
  and(eq(waiting.kind, kind), eq(waiting.thing, thing));

/** The state of a thing, locked until the transaction ends where it has a row. */
export async function lockState(tx: Transaction, key: ThingKey): Promise<WaitingState> {
  const [row] = await tx.select().from(waiting).where(isThing(key)).for('update');
  return {
    assignedTo: row?.assignedTo ?? null,
    snoozedUntil: row?.snoozedUntil?.toISOString() ?? null,
  };
}

/** Stores the state of a thing; a thing that nobody takes and that is in sight has no row. */
export async function writeState(
  tx: Queryable,
  { kind, thing }: ThingKey,
  { assignedTo, snoozedUntil }: WaitingState,
): Promise<void> {
  if (assignedTo === null && snoozedUntil === null) {
    await tx.delete(waiting).where(isThing({ kind, thing }));
    return;
  }
  const values = {
    assignedTo,
    snoozedUntil: snoozedUntil === null ? null : new Date(snoozedUntil),
  };
  await tx
    .insert(waiting)
    .values({ kind, thing, ...values })
    .onConflictDoUpdate({ target: [waiting.kind, waiting.thing], set: values });
}

interface Change extends ThingKey {
  caller: Person;
}

type WaitingPlatform = Pick<Platform, 'db' | 'now' | 'jobs' | 'realtime' | 'log'>;

/** The number in the id of a thing, for the log. */
const numberOf = (thing: string) => Number(/\d+/.exec(thing)?.[0] ?? 0);

/** Changes the state of a thing and writes the log. @returns the log's entry; null for what no log has */
async function change(
  platform: WaitingPlatform,
  sources: WaitingSources,
  {
    head,
    caller,
    action,
    to,
    details,
    ...key
  }: Change & {
    head: HeadRow;
    action: 'waiting-assigned' | 'waiting-snoozed';
    to: Partial<WaitingState>;
    details: Record<string, unknown>;
  },
): Promise<number | null> {
  const { db, now } = platform;
  const logKind = sources[key.kind]?.logKind;
  const [row] = await presentRows(db, sources, [head]);
  return db.transaction(async (tx) => {
    const before = await lockState(tx, key);
    const after = { ...before, ...to };
    if (JSON.stringify(after) === JSON.stringify(before)) return null;
    await writeState(tx, key, after);
    const personName = row?.person?.name ?? '';
    await notifyAssigned(platform, tx, { ...key, before, after, caller, personName });
    if (logKind === null) return null;
    return writeEntry(tx, {
      person: caller.id,
      action,
      kind: logKind ?? 'waiting',
      itemId: numberOf(key.thing),
      ...(head.courseId !== null && { courseId: head.courseId }),
      name: personName,
      details: { ...details, from: key.kind, undo: { ...key, before, after } },
      changed: [`waiting:${key.kind}:${key.thing}`],
      now: now(),
    });
  });
}

/**
 * Assigns a thing to a person who may decide about it, or to nobody.
 * @returns the log's entry by which it can be undone; null where nothing was changed
 * @throws AppError forbidden, waiting-over, not-a-decider
 */
export async function assignThing(
  platform: WaitingPlatform,
  sources: WaitingSources,
  { person, ...thing }: Change & { person: number | null },
): Promise<{ message: string; undo: number | null }> {
  const head = orThrow(await findWaiting(platform.db, sources, thing), 'waiting-over');
  const { courseId: course } = head;
  const deciders =
    person === null ? [] : await decidersOf(platform.db, sources, { ...thing, course });
  const to = deciders.find(({ id }) => id === person);
  if (person !== null && !to) throw new AppError('not-a-decider');
  const undo = await change(platform, sources, {
    ...thing,
    head,
    action: 'waiting-assigned',
    to: { assignedTo: person },
    details: to ? { to: to.name } : {},
  });
  return { message: to ? `أُسند إلى ${to.name}.` : 'أُلغي الإسناد.', undo };
}

/**
 * Puts a thing out of sight until a moment, for all who decide about it, or brings it into sight.
 * @throws AppError forbidden, waiting-over, invalid-input for a moment that has passed or is too far away
 */
export async function snoozeThing(
  platform: WaitingPlatform,
  sources: WaitingSources,
  { until, ...thing }: Change & { until: string | null },
): Promise<{ message: string; undo: number | null }> {
  const wait = until === null ? 1 : Date.parse(until) - platform.now().getTime();
  if (wait <= 0 || wait > limits.snoozeFor) {
    throw new AppError('invalid-input', { errors: { until: ['اختر موعدًا لاحقًا خلال سنة.'] } });
  }
  const head = orThrow(await findWaiting(platform.db, sources, thing), 'waiting-over');
  const undo = await change(platform, sources, {
    ...thing,
    head,
    action: 'waiting-snoozed',
    to: { snoozedUntil: until === null ? null : new Date(until).toISOString() },
    details: until === null ? {} : { at: new Date(until).toISOString() },
  });
  return { message: until === null ? 'عاد إلى الوارد.' : 'أُجّل.', undo };
}
