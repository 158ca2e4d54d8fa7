import type { Queryable, Transaction } from '#platform/database/database.ts';
import type { Caller } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { type Changed, changeItem } from './change-item.ts';
import { writeFields } from './item-values.ts';
import { deleteDraft, draftOf, type Item, type ItemKey, lockItem } from './queries.ts';
import { questionsOfQuiz } from './quiz-questions.ts';
import { requireReady } from './readiness.ts';
import { publishedFieldVersions, storeVersion } from './versions.ts';

/**
 * Copies the draft into what visitors see and stores the result as a version. The date of an item that was never
 * public becomes that of its publication, because lists are in the order of dates.
 */
export async function applyPublication(
  tx: Transaction,
  item: ItemKey,
  { before, person, now }: { before: Item; person: number | null; now: Date },
): Promise<{ version: number; questions?: PublishedQuestion[] }> {
  const draft = await draftOf(tx, item);
  const wasPublic = before.state === 'published' || before.state === 'hidden';
  const fieldVersions = draft?.fieldVersions ?? (await publishedFieldVersions(tx, item));
  // What stood here before the studio was used can be restored as well.
  if (wasPublic && before.version === 0) {
    await storeVersion(tx, item, { number: 0, person: null, now, fieldVersions: {} });
  }
  const version = before.version + 1;
  await writeFields(tx, item, {
    fields: draft?.fields ?? {},
    saves: fieldVersions,
    wasPublic: wasPublic || before.version > 0,
    columns: {
      state: 'published',
      publishAt: null,
      publishVersion: null,
      version,
      ...(!wasPublic && { createdAt: now }),
    },
  });
  await deleteDraft(tx, item);
  await storeVersion(tx, item, { number: version, person, now, fieldVersions });
  if (item.kind !== 'lecture') return { version };
  const questions = await publishQuestions(tx, item.id, { person, now });
  return { version, ...(questions.length > 0 && { questions }) };
}

/** A question that was published with its quiz: the version that this made, and the state before it. */
export interface PublishedQuestion {
  id: number;
  version: number;
  from: Item['state'];
}

/** Publishes the questions that a lecture's quiz asks and that visitors do not see as they were written last. */
async function publishQuestions(
  tx: Transaction,
  lecture: number,
  options: { person: number | null; now: Date },
): Promise<PublishedQuestion[]> {
  const published: PublishedQuestion[] = [];
  for (const { id, isChanged } of await questionsOfQuiz(tx, lecture)) {
    if (!isChanged) continue;
    const before = await lockItem(tx, { kind: 'question', id });
    if (!before || before.deletedAt) continue;
    const { version } = await applyPublication(
      tx,
      { kind: 'question', id },
      { before, ...options },
    );
    published.push({ id, version, from: before.state });
  }
  return published;
}

/** A publication: the version that it made, and the state before it. */
export interface Publication {
  version: number;
  from: Item['state'];
  questions?: PublishedQuestion[];
}

/**
 * Publishes an item with its draft, also one that is hidden or scheduled.
 * @param draftVersion the version of the draft that the caller saw; null for none
 * @param lectures the publications of lectures that belong to a course's, which its undo withdraws too
 * @throws AppError course-not-found …, forbidden, wrong-state for one in the trash, draft-changed, not-ready, slug-taken
 */
export async function publishItem(
  { db, now }: { db: Queryable; now: Platform['now'] },
  {
    kind,
    id,
    caller,
    draftVersion,
    lectures,
  }: ItemKey & {
    caller: Pick<Caller, 'id' | 'role'>;
    draftVersion: number | null;
    lectures?: (Publication & { id: number })[];
  },
): Promise<Changed<Publication>> {
  const time = now();
  const change = { kind, id, caller, act: 'publish', action: 'published', now: time } as const;
  return changeItem(db, change, async (tx, before) => {
    if (before.deletedAt) throw new AppError('wrong-state');
    const draft = await draftOf(tx, { kind, id });
    if ((draft?.version ?? null) !== draftVersion) throw new AppError('draft-changed');
    await requireReady(tx, { kind, id }, before);
    const options = { before, person: caller.id, now: time };
    const published = await applyPublication(tx, { kind, id }, options);
    const result = { ...published, from: before.state };
    return { result, details: { ...result, ...(lectures?.length && { lectures }) } };
  });
}
