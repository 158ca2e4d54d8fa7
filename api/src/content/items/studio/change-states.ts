import type { ListedKind } from '@nibras/contract/content/items/studio/page.ts';
import type {
  ItemStateAction,
  ItemStatesAnswer,
  ItemStatesBody,
  ListedItemState,
} from '@nibras/contract/content/items/studio/shapes.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { courses, lectures } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { withItem } from '../change-item.ts';
import { hideItem, trashItem } from '../change-state.ts';
import { publishItem } from '../publish-item.ts';
import { draftOf, type Item, lockItem } from '../queries.ts';
import { missingToPublish } from '../readiness.ts';
import { publishCourse } from './publish-course.ts';

type Wanted = ItemStatesBody['items'][number];
type Refused = ItemStatesAnswer['refused'][number];
type Tools = { db: Queryable; now: Platform['now'] };

const wasPublic = ({ state }: Item) => state === 'published' || state === 'hidden';

/** The lectures of a course that lack nothing and that visitors have never seen, with their drafts. */
async function completeLectures(db: Queryable, course: number) {
  const drafts = await db
    .select({ id: lectures.id })
    .from(lectures)
    .where(
      and(eq(lectures.courseId, course), eq(lectures.state, 'draft'), isNull(lectures.deletedAt)),
    )
    .orderBy(asc(lectures.id));
  const complete: { id: number; draft_version: number | null }[] = [];
  for (const { id } of drafts) {
    const lecture = { kind: 'lecture', id } as const;
    if ((await missingToPublish(db, lecture, { state: 'draft' })).length > 0) continue;
    complete.push({ id, draft_version: (await draftOf(db, lecture))?.version ?? null });
  }
  return complete;
}

/**
 * Publishes one item with its draft. A course that visitors have never seen is published with its complete lectures, as on
 * the page of its contents: without any it is not ready.
 */
async function publish({ db, now }: Tools, { before, wanted, caller }: Change): Promise<number> {
  const { kind, id } = wanted;
  const present = (await draftOf(db, { kind, id }))?.version ?? null;
  const draftVersion = wanted.draft_version === undefined ? present : wanted.draft_version;
  if (kind !== 'course' || wasPublic(before)) {
    return (await publishItem({ db, now }, { kind, id, caller, draftVersion })).logId;
  }
  const course = { course: id, caller, draftVersion, lectures: await completeLectures(db, id) };
  return (await publishCourse({ db, now }, course)).logId;
}

interface Change {
  before: Item;
  wanted: Wanted;
  caller: Person;
}

/** Whether the item is as it should be already, or was never public and so cannot be hidden. */
async function isSettled(db: Queryable, act: ItemStateAction, { before, wanted }: Change) {
  if (act === 'bin') return before.deletedAt !== null;
  if (before.deletedAt) return false;
  if (act === 'hide') return before.state !== 'published';
  return before.state === 'published' && (await draftOf(db, wanted)) === null;
}

async function hasPublicCourse(db: Queryable, lecture: number): Promise<boolean> {
  const [row] = await db
    .select({ published: courses.published })
    .from(lectures)
    .innerJoin(courses, eq(courses.id, lectures.courseId))
    .where(eq(lectures.id, lecture));
  return row?.published ?? false;
}

async function listedState(
  db: Queryable,
  { kind, id }: { kind: ListedKind; id: number },
  { state, published, publishAt }: Item,
): Promise<ListedItemState> {
  const draft = await draftOf(db, { kind, id });
  return {
    kind,
    id,
    state,
    published,
    visible: published && (kind !== 'lecture' || (await hasPublicCourse(db, id))),
    publish_at: publishAt?.toISOString() ?? null,
    has_draft: draft !== null && Object.keys(draft.fields).length > 0,
    draft_version: draft?.version ?? null,
  };
}

/** @returns null where the item has the wanted state already */
const changeState = (
  { db, now }: Tools,
  { act, wanted, caller }: Omit<Change, 'before'> & { act: ItemStateAction },
): Promise<{ item: ListedItemState; logId: number } | null> => {
  const { kind, id } = wanted;
  const item = { kind, id, caller };
  const needed = act === 'bin' ? 'remove' : 'publish';
  return withItem(db, { ...item, act: needed }, async (tx, before) => {
    const change = { before, wanted, caller };
    if (await isSettled(tx, act, change)) return null;
    const tools = { db: tx, now };
    const logId =
      act === 'publish'
        ? await publish(tools, change)
        : (await (act === 'hide' ? hideItem : trashItem)(tools, item)).logId;
    const after = (await lockItem(tx, item)) ?? before;
    return { item: await listedState(tx, wanted, after), logId };
  });
};

const refusalOf = ({ kind, id }: Wanted, error: AppError): Refused => {
  const { message, errors = {} } = error.toAnswer();
  return { kind, id, message, missing: [...new Set(Object.values(errors).flat())] };
};

/** Each once, and in one order, so that two changes never wait for each other in a circle. */
const inOrder = (items: readonly Wanted[]): Wanted[] =>
  [...new Map(items.map((item) => [`${item.kind} ${item.id}`, item])).values()].toSorted(
    (one, other) => one.kind.localeCompare(other.kind) || one.id - other.id,
  );

/**
 * Publishes, hides or removes several items, each by the rules of one: what is refused stays as it is and is named. Those
 * that have the wanted state already stay too.
 * @throws AppError the first refusal where nothing was changed; wrong-state where nothing was left to change
 */
export async function changeStates(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { caller, act, items }: ItemStatesBody & { caller: Person },
): Promise<ItemStatesAnswer> {
  return db.transaction(async (tx) => {
    const answer: ItemStatesAnswer = { changed: [], refused: [], undo: [] };
    let refusal: AppError | null = null;
    for (const wanted of inOrder(items)) {
      try {
        const done = await changeState({ db: tx, now }, { act, wanted, caller });
        if (done === null) continue;
        answer.changed.push(done.item);
        answer.undo.push(done.logId);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refusal ??= error;
        answer.refused.push(refusalOf(wanted, error));
      }
    }
    if (answer.changed.length === 0) throw refusal ?? new AppError('wrong-state');
    return answer;
  });
}
