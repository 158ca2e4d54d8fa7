import type {
  QuestionAnswers,
  QuestionHint,
  QuestionKind,
} from '@nibras/contract/assessment/questions/shapes.ts';
import { type CompletionRules, faultOfRules } from '@nibras/contract/learning/completion/shapes.ts';
import { decimalsOf } from '@nibras/contract/money.ts';
import { parseAccent } from '@nibras/contract/site/accent.ts';
import { areNounsComplete } from '@nibras/contract/site/chosen-nouns.ts';
import { siteLinks } from '@nibras/contract/site/site.ts';
import { type ChosenNouns, sharedName } from '@nibras/contract/text/interface-nouns.ts';
import { isSeen } from '@nibras/contract/text/invisible.ts';
import { email } from '@nibras/contract/wire.ts';
import { and, eq, sql } from 'drizzle-orm';
import { isComplete } from '#assessment/grading/index.ts';
import { isTimeZone } from '#platform/config/time-zone.ts';
import type { Queryable } from '#platform/database/database.ts';
import { lectures, media } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { readCurrency } from '#platform/settings/settings-queries.ts';
import {
  type Fields,
  isSlug,
  parsePrice,
  parseWebAddress,
  publishedFields,
} from './item-values.ts';
import { type Code, texts } from './missing-texts.ts';
import { draftOf, type Item, type ItemKey } from './queries.ts';
import { parseQuizItems, parseVideoQuestions, questionsOfQuiz } from './quiz-questions.ts';
import { missingReferences } from './references.ts';

/** What keeps an item from being published, with its text. */
export interface Missing {
  code: string;
  text: string;
}

const isBlank = (value: unknown) => typeof value !== 'string' || !isSeen(value);
/** Whether HTML shows nothing: neither a letter nor an element that is seen by itself. */
const isEmptyHtml = (html: unknown) =>
  isBlank(html) ||
  (!/<(img|table|pre|hr)/i.test(String(html)) &&
    String(html)
      .replace(/<[^<>]*>|&nbsp;/g, '')
      .trim() === '');

/** An address without its scheme is completed at the publication. */
const isLink = (value: unknown) => isBlank(value) || /^https:/i.test(parseWebAddress(value) ?? '');

/** The colour of an accent, or none. */
const isColour = (value: unknown) => isBlank(value) || parseAccent(String(value)) !== null;

/** What is wrong with the settings of the site. */
function missingOfSite(fields: Fields): Code[] {
  const nouns = fields.nouns as ChosenNouns;
  const checks: [ok: boolean, code: Code][] = [
    [isBlank(fields.email) || email.safeParse(fields.email).success, 'email'],
    [siteLinks.every((name) => isLink(fields[name])), 'links'],
    [isColour(fields.accent), 'accent'],
    [isColour(fields.certificate_accent), 'certificate-accent'],
    [isTimeZone(String(fields.time_zone).trim()), 'time-zone'],
    [areNounsComplete(nouns), 'nouns'],
    [sharedName(nouns) === null, 'nouns-shared'],
  ];
  return checks.filter(([ok]) => !ok).map(([, code]) => code);
}

/** What is wrong with the price of a course and with how long it gives access. */
function missingOfSale(fields: Fields, decimals: number): Code[] {
  const codes: Code[] = [];
  if (parsePrice(fields.price, decimals) === undefined) codes.push('price');
  if (typeof fields.sold_days === 'number' && typeof fields.sold_until === 'string') {
    codes.push('access');
  }
  return codes;
}

/** What is wrong with the rules of completion; null is the default ones. */
function missingOfCompletion(rules: unknown): Code[] {
  const fault = rules ? faultOfRules(rules as CompletionRules) : null;
  return fault === null ? [] : [`completion-${fault}`];
}

const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0;

interface VideoChapter {
  start: number;
  name: string;
}

/** What is wrong with the chapters of a lecture's video, whose length may be unknown. */
async function missingOfChapters(db: Queryable, fields: Fields): Promise<Code[]> {
  const chapters = (fields.chapters ?? []) as VideoChapter[];
  if (fields.type !== 'video' || chapters.length === 0) return [];
  const starts = chapters.map(({ start }) => start);
  const [file] = await db
    .select({ duration: media.duration })
    .from(media)
    .where(eq(media.path, String((fields.elsewhere ? null : fields.video) ?? '')));
  const end = file?.duration ?? Number.POSITIVE_INFINITY;
  const codes: Code[] = [];
  if (chapters.some(({ name }) => isBlank(name))) codes.push('chapter-names');
  if (new Set(starts).size < starts.length) codes.push('chapter-times');
  if (starts.some((start) => start >= end)) codes.push('chapters-beyond');
  return codes;
}

/** What a lecture lacks. A published one can be corrected, whatever an import has left out, but for its exercise. */
function missingOfLecture(fields: Fields, wasPublic: boolean): Code[] {
  if (fields.type === 'exercise') {
    const hasExercise =
      fields.exercise_language != null &&
      isFilled(fields.exercise_files) &&
      isFilled(fields.exercise_tests);
    const codes: Code[] = isEmptyHtml(fields.body) ? ['no-text'] : [];
    return hasExercise ? codes : [...codes, 'no-exercise'];
  }
  if (wasPublic) return [];
  if (fields.type === 'video') {
    return isBlank(fields.video) && !fields.elsewhere ? ['no-film'] : [];
  }
  if (fields.type === 'quiz' && isFilled(fields.quiz_items)) return [];
  if (!isEmptyHtml(fields.body)) return [];
  return [fields.type === 'quiz' ? 'no-questions' : 'no-text'];
}

interface Checked {
  wasPublic: boolean;
  /** The decimals of the installation's currency. */
  decimals: number;
}

function missingFields(
  kind: ItemKey['kind'],
  fields: Fields,
  { wasPublic, decimals }: Checked,
): Code[] {
  const codes: Code[] = [];
  const require = (isThere: boolean, code: Code) => {
    if (!isThere) codes.push(code);
  };
  if (kind === 'question') return codes;
  require(!isBlank(fields.name), 'name');
  if (kind === 'site') return [...codes, ...missingOfSite(fields)];
  if (kind === 'page') require(!isEmptyHtml(fields.body), 'body');
  require(isBlank(fields.slug) || isSlug(String(fields.slug).trim()), 'slug');
  if (kind === 'course' || kind === 'article')
    require(!isEmptyHtml(fields.description), 'description');
  if (kind === 'course') {
    codes.push(...missingOfSale(fields, decimals), ...missingOfCompletion(fields.completion_rules));
  }
  if ('price_starting' in fields) {
    require(parsePrice(fields.price_starting, 2) !== undefined, 'price-from');
  }
  if ('project_url' in fields) require(parseWebAddress(fields.project_url) !== undefined, 'link');
  // What is public already can be corrected, whatever an import has left out.
  if (kind === 'service' && !wasPublic) {
    require(!isBlank(fields.small_description), 'short-description');
  }
  if (kind === 'project' && !wasPublic) require(!isBlank(fields.description), 'description');
  if (kind === 'lecture') codes.push(...missingOfLecture(fields, wasPublic));
  return codes;
}

async function hasPublishedLecture(db: Queryable, course: number): Promise<boolean> {
  return (await db.$count(lectures, and(eq(lectures.courseId, course), sql`published`))) > 0;
}

/** The item's values as its publication would make them. */
export async function draftedFields(db: Queryable, item: ItemKey): Promise<Fields> {
  const draft = await draftOf(db, item);
  return { ...(await publishedFields(db, item)), ...draft?.fields };
}

/** What keeps an item with its draft from being published; empty where it is ready. */
export async function missingToPublish(
  db: Queryable,
  item: ItemKey,
  before: Pick<Item, 'state'>,
): Promise<Missing[]> {
  const wasPublic = before.state === 'published' || before.state === 'hidden';
  const fields = await draftedFields(db, item);
  const decimals = item.kind === 'course' ? decimalsOf(await readCurrency(db)) : 0;
  const codes = missingFields(item.kind, fields, { wasPublic, decimals });
  if (item.kind === 'course' && !wasPublic && !(await hasPublishedLecture(db, item.id))) {
    codes.push('no-lectures');
  }
  if (item.kind === 'lecture') codes.push(...(await missingOfChapters(db, fields)));
  const missing = codes.map((code): Missing => ({ code, text: texts[code] }));
  // What is published has what it names: a foreign key sees to it. A draft may name what is gone since it was saved.
  const draft = await draftOf(db, item);
  missing.push(...(await missingReferences(db, item, draft?.fields ?? {})));
  if (item.kind === 'lecture') missing.push(...(await missingQuestions(db, item.id, fields)));
  if (item.kind === 'question') {
    missing.push(...missingOfQuestion(fields).map((code) => ({ code, text: texts.question })));
  }
  return missing;
}

/** The codes of what a question lacks. */
const missingOfQuestion = (fields: Fields) =>
  isComplete({
    kind: fields.kind as QuestionKind,
    html: String(fields.body),
    answers: fields.answers as QuestionAnswers,
    explanation: String(fields.explanation),
    hints: fields.hints as QuestionHint[],
  });

/** The questions of a quiz or a video that are not complete, or that a video cannot ask: `question:12`. */
async function missingQuestions(
  db: Queryable,
  lecture: number,
  fields: Fields,
): Promise<Missing[]> {
  const { type } = fields;
  if (type !== 'quiz' && type !== 'video') return [];
  const input =
    type === 'quiz'
      ? parseQuizItems(fields.quiz_items)
      : parseVideoQuestions(fields.video_questions);
  const missing: Missing[] = [];
  for (const { id } of await questionsOfQuiz(db, lecture, input)) {
    const question = await draftedFields(db, { kind: 'question', id });
    if (missingOfQuestion(question).length > 0) {
      const text = type === 'quiz' ? texts.question : texts['video-question'];
      missing.push({ code: `question:${id}`, text });
    } else if (type === 'video' && question.kind === 'essay') {
      missing.push({ code: `question:${id}`, text: texts['video-essay'] });
    }
  }
  return missing;
}

/**
 * Runs the publication of one of several lectures, and says which of them is not ready: the codes of what it lacks are
 * followed by its id, as `no-film:12`.
 */
export async function namingLecture<Result>(id: number, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not-ready') throw error;
    const named = Object.entries(error.toAnswer().errors ?? {}).map(([code, texts]) => [
      `${code}:${id}`,
      texts,
    ]);
    throw new AppError('not-ready', { errors: Object.fromEntries(named) });
  }
}

/**
 * @throws AppError not-ready, with the codes of what is missing
 */
export async function requireReady(
  db: Queryable,
  item: ItemKey,
  before: Pick<Item, 'state'>,
): Promise<void> {
  const missing = await missingToPublish(db, item, before);
  if (missing.length === 0) return;
  const errors = Object.fromEntries(missing.map(({ code, text }) => [code, [text]]));
  throw new AppError('not-ready', { errors });
}
