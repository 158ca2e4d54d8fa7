import { sql } from 'drizzle-orm';
import type { QuestionCopies } from '#assessment/questions/index.ts';
import {
  copyUsedQuestions,
  placesWithCopies,
  rewriteDraftedQuiz,
  withCopies,
} from '#assessment/questions/index.ts';
import { copyDraft, freeSlugs } from '#content/items/index.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Transaction } from '#platform/database/database.ts';
import { lectures } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { changeLectures, lecturesSubject } from './change-lectures.ts';
import { requireRoom } from './create-lectures.ts';
import { findChapter, lectureOrder, setLectureOrder, withInserted } from './order.ts';
import { stateKeys } from './state-keys.ts';

interface Copying {
  ids: readonly number[];
  course: number;
  chapter: number;
  person: number;
  now: Date;
  /** Videos come along, with their posters, captions, chapters and questions. */
  media: boolean;
  /** The copies of questions, where the whole bank was copied; otherwise those that the lectures ask are. */
  questions?: QuestionCopies;
}

/**
 * Copies lectures with their drafts to the end of a chapter, as drafts that were never public.
 * @returns the ids of the copies, in the order of `ids`
 */
export async function insertCopies(
  tx: Transaction,
  { ids, course, chapter, person, now, media, ...copied }: Copying,
): Promise<number[]> {
  const rows = await tx.select().from(lectures).where(anyOf(lectures.id, ids));
  const originals = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const slugs = await freeSlugs(tx, {
    table: 'lectures',
    names: originals.map(({ name }) => name),
    otherwise: 'lecture',
    within: sql`course_id = ${course}`,
  });
  const questions =
    copied.questions ?? (await copyUsedQuestions(tx, { originals, course, person, now }));
  const made: number[] = [];
  const left = media
    ? sql`key = 'slug'`
    : sql`key in ('slug', 'video', 'poster', 'elsewhere', 'captions', 'chapters', 'video_questions')`;
  for (const [index, original] of originals.entries()) {
    // A lecture that stays in its course goes on asking that course's bank.
    const copies = original.courseId === course ? null : questions;
    const [copy] = await tx
      .insert(lectures)
      .values({
        courseId: course,
        chapterId: chapter,
        slug: slugs[index] ?? '',
        name: original.name,
        type: original.type,
        minutes: original.minutes,
        free: original.free,
        body: original.body,
        bodyHtml: original.bodyHtml,
        quizItems: copies ? withCopies(original.quizItems, copies) : original.quizItems,
        quizRules: original.quizRules,
        questionsRequired: original.questionsRequired,
        exerciseLanguage: original.exerciseLanguage,
        exerciseFiles: original.exerciseFiles,
        exerciseSolution: original.exerciseSolution,
        exerciseTests: original.exerciseTests,
        exerciseHints: original.exerciseHints,
        exerciseRules: original.exerciseRules,
        ...(media && {
          video: original.video,
          poster: original.poster,
          elsewhere: original.elsewhere,
          videoQuestions: copies
            ? placesWithCopies(original.videoQuestions, copies)
            : original.videoQuestions,
        }),
        state: 'draft',
        position: 1_000_000 + index,
        createdAt: now,
      })
      .returning({ id: lectures.id });
    if (!copy) continue;
    made.push(copy.id);
    if (media) {
      await tx.execute(sql`insert into captions (lecture_id, language, path, position)
        select ${copy.id}, language, path, position from captions where lecture_id = ${original.id}`);
      await tx.execute(sql`insert into video_chapters (lecture_id, starts_at, name)
        select ${copy.id}, starts_at, name from video_chapters where lecture_id = ${original.id}`);
    }
    await copyDraft(tx, { kind: 'lecture', from: original.id, to: copy.id, person, left });
    if (copies) await rewriteDraftedQuiz(tx, copy.id, copies);
  }
  return made;
}

/**
 * Copies lectures to a place of a chapter, also of another course, as drafts with their texts, videos and captions.
 * @throws AppError lecture-not-found, chapter-not-found, forbidden, too-many-items
 */
export async function copyLectures(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  options: { caller: Person; lectures: number[]; chapter: number; position: number },
): Promise<{ course: number; undo: number; made: number[] }> {
  const { caller, chapter, position } = options;
  const { courseId: course } = orThrow(await findChapter(db, chapter), 'chapter-not-found');
  const time = now();
  const change = {
    caller,
    lectures: options.lectures,
    courses: [course],
    act: 'edit',
    now: time,
  } as const;
  const { result, undo } = await changeLectures(db, change, async (tx, copied) => {
    orThrow(await findChapter(tx, chapter), 'chapter-not-found');
    if (copied.some(({ deletedAt }) => deletedAt)) throw new AppError('wrong-state');
    await requireRoom(tx, course, copied.length);
    const order = await lectureOrder(tx, chapter);
    const ids = copied.map(({ id }) => id);
    const copying = { ids, course, chapter, person: caller.id, now: time, media: true };
    const made = await insertCopies(tx, copying);
    await setLectureOrder(tx, { chapter, course, order: withInserted(order, made, position) });
    return {
      result: made,
      entry: {
        action: 'lectures-copied',
        ...lecturesSubject(made.map((id) => ({ id, courseId: course }))),
        courseId: course,
        details: { count: made.length, undo: { lectures: made } },
        changed: stateKeys(made),
      },
    };
  });
  return { course, undo, made: result };
}
