import type { LectureCaptions } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { drafts as limits } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { and, eq } from 'drizzle-orm';
import { draftOf, lockItem, publishedFields, writeDraft } from '#content/items/index.ts';
import { mayUseMedia } from '#content/media/index.ts';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Transaction } from '#platform/database/database.ts';
import { media } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { changeLectures, lecturesSubject } from './change-lectures.ts';
import { dropDraftField } from './drop-draft-field.ts';

type Captions = LectureCaptions['captions'];

const refuse = (text: string) => new AppError('invalid-input', { errors: { captions: [text] } });

/** @throws AppError invalid-input where a file is no captions that are ready, or not in the caller's library */
async function checkFiles(tx: Transaction, caller: Person, captions: Captions): Promise<void> {
  const paths = [...new Set(captions.map((one) => one.media))];
  const isCaptions = and(eq(media.kind, 'captions'), eq(media.state, 'ready'));
  const ready = await tx.$count(media, and(anyOf(media.path, paths), isCaptions));
  if (ready < paths.length || !(await mayUseMedia(tx, caller, paths))) {
    throw refuse('ملف الترجمة غير موجود في المكتبة، أو لا تملك صلاحية استخدامه.');
  }
}

/** A lecture, locked, with its draft and the captions that it has as drafted. */
async function readCaptions(tx: Transaction, id: number) {
  const item = { kind: 'lecture', id } as const;
  const before = await lockItem(tx, item);
  if (!before || before.deletedAt) return null;
  const draft = await draftOf(tx, item);
  const isDrafted = draft !== null && 'captions' in draft.fields;
  const fields = isDrafted ? draft.fields : await publishedFields(tx, item);
  return { item, before, draft, isDrafted, captions: (fields?.captions ?? []) as Captions };
}

/** The captions with others in place of those in their languages. */
function merged(captions: Captions, added: Captions): Captions {
  const replaced = new Set(added.map(({ language }) => language));
  const all = [...captions.filter(({ language }) => !replaced.has(language)), ...added];
  if (all.length <= limits.captionsMax) return all;
  const most = countLabel(limits.captionsMax, rareNouns.captions, 'nominative');
  throw refuse(`أقصى ما يكون لفيديو واحد ${most}.`);
}

/** A lecture before captions were added; `save` is the save that added them. */
interface LectureBefore {
  id: number;
  captions: Captions;
  isDrafted: boolean;
  save: number;
}

/**
 * Adds captions to the drafts of lectures of one course, in one change that can be undone.
 * @throws AppError lecture-not-found, forbidden, wrong-state for a lecture in the trash, invalid-input for a file that is
 * no captions or not the caller's, for two files of a lecture in one language, and for too many languages
 */
export async function addCaptions(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { caller, lectures }: { caller: Person; lectures: LectureCaptions[] },
): Promise<{ course: number; undo: number }> {
  const added = new Map(lectures.map(({ id, captions }) => [id, captions]));
  const isTwice = ({ captions }: LectureCaptions) =>
    new Set(captions.map(({ language }) => language)).size < captions.length;
  if (added.size < lectures.length || lectures.some(isTwice)) {
    throw refuse('لكل فيديو ملف واحد في كل لغة.');
  }
  const time = now();
  const change = { caller, lectures: [...added.keys()], act: 'edit', now: time } as const;
  const { result, undo } = await changeLectures(db, change, async (tx, changed) => {
    const [course = 0, ...others] = new Set(changed.map(({ courseId }) => courseId));
    if (others.length > 0) throw new AppError('wrong-state');
    await checkFiles(tx, caller, [...added.values()].flat());
    const before: LectureBefore[] = [];
    // In the order of their ids, so that two changes do not wait for each other.
    for (const id of [...added.keys()].sort((one, other) => one - other)) {
      const lecture = await readCaptions(tx, id);
      if (!lecture) throw new AppError('wrong-state');
      const { item, draft, isDrafted, captions } = lecture;
      const values = { captions: merged(captions, added.get(id) ?? []) };
      const row = { values, draft, person: caller.id, before: lecture.before, now: time };
      before.push({ id, captions, isDrafted, save: await writeDraft(tx, item, row) });
    }
    return {
      result: course,
      entry: {
        action: 'lectures-captioned',
        ...lecturesSubject(changed),
        details: { count: changed.length, undo: { before } },
        changed: before.map(({ id }) => `lecture:${id}:captions`),
      },
    };
  });
  return { course: result, undo };
}

/** Puts the captions back that each lecture had, unless some were changed or published since. */
export async function undoAddCaptions({
  tx,
  data,
  person,
  now,
}: Undoing<{ before: LectureBefore[] }>): Promise<void> {
  for (const { id, captions, save } of data.before) {
    const lecture = (await readCaptions(tx, id)) ?? tooLate();
    const { item, draft, before } = lecture;
    if (!lecture.isDrafted || draft?.fieldVersions.captions?.version !== save) tooLate();
    await writeDraft(tx, item, { values: { captions }, draft, person, before, now });
  }
  const ids = data.before.filter(({ isDrafted }) => !isDrafted).map(({ id }) => id);
  if (ids.length > 0) await dropDraftField(tx, { kind: 'lecture', ids, field: 'captions' });
}
