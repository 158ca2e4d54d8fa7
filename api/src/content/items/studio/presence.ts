import type { PresenceAnswer } from '@nibras/contract/content/items/studio/shapes.ts';
import { drafts as limits } from '@nibras/contract/limits.ts';
import { asc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { editingPeople, people } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { tables } from '../kinds.ts';
import { draftOf, type ItemKey, ofItem } from '../queries.ts';
import { requireItem } from './read-item.ts';

// By the database's clock, because those of several machines differ.
const isThere = sql`${editingPeople.seenAt} > now() - make_interval(secs => ${limits.presenceFor / 1000})`;

/** Notes that a person has an item open. @returns whether the others see something new */
async function note(
  db: Queryable,
  { kind, id }: ItemKey,
  { person, field }: { person: number; field: string | null },
): Promise<boolean> {
  const [before] = await db
    .select({ field: editingPeople.field, isThere: sql<boolean>`${isThere}` })
    .from(editingPeople)
    .where(sql`${ofItem(editingPeople, { kind, id })} and ${eq(editingPeople.personId, person)}`);
  await db
    .insert(editingPeople)
    .values({ kind, itemId: id, personId: person, field })
    .onConflictDoUpdate({
      target: [editingPeople.kind, editingPeople.itemId, editingPeople.personId],
      set: { field, seenAt: sql`now()` },
    });
  if (before?.isThere && before.field === field) return false;
  if (!before) await db.delete(editingPeople).where(sql`not ${isThere}`);
  return true;
}

const peopleAt = (db: Queryable, item: ItemKey, except: number) =>
  db
    .select({
      id: people.id,
      name: people.name,
      photo: people.photoPath,
      field: editingPeople.field,
    })
    .from(editingPeople)
    .innerJoin(people, eq(people.id, editingPeople.personId))
    .where(sql`${ofItem(editingPeople, item)} and ${isThere} and ${ne(people.id, except)}`)
    .orderBy(asc(people.name), asc(people.id))
    .limit(limits.presencePeople);

/**
 * Notes that the caller has an item open, and which field has the keyboard. Anyone who has not said so for a while counts
 * as gone. The others are told at once when a person comes or goes to another field.
 * @returns the others, and which draft and version there are
 * @throws AppError course-not-found …, also for an item that the caller does not work on
 */
export async function notePresence(
  { db, realtime }: Pick<Platform, 'db' | 'realtime'>,
  { caller, field, ...item }: ItemKey & { caller: Person; field: string | null },
): Promise<PresenceAnswer> {
  await requireItem(db, item, caller);
  const isNew = await note(db, item, { person: caller.id, field });
  const others = await peopleAt(db, item, caller.id);
  if (isNew) notifyOthers({ realtime }, item, others);
  const table = tables[item.kind];
  const [row] = await db
    .select({ version: table.version })
    .from(table)
    .where(eq(table.id, item.id));
  return {
    people: others,
    draft_version: (await draftOf(db, item))?.version ?? null,
    version: orThrow(row, `${item.kind}-not-found`).version,
  };
}

function notifyOthers(
  { realtime }: Pick<Platform, 'realtime'>,
  { kind, id }: ItemKey,
  others: readonly { id: number }[],
): void {
  const ids = others.map((other) => other.id);
  realtime.emit(ids, 'studio-presence', { kind, id });
}

/** Tells the others who have an item open that it has changed. */
export async function notifyChange(
  { db, realtime }: Pick<Platform, 'db' | 'realtime'>,
  item: ItemKey,
  caller: Person,
): Promise<void> {
  notifyOthers({ realtime }, item, await peopleAt(db, item, caller.id));
}
