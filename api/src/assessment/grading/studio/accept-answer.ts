import { createHash } from 'node:crypto';
import { questions as limits } from '@nibras/contract/assessment/limits.ts';
import type {
  QuestionAnswers,
  QuestionKind,
} from '@nibras/contract/assessment/questions/shapes.ts';
import { and, eq, gte, or } from 'drizzle-orm';
import { changeQuestions } from '#assessment/questions/index.ts';
import { countRefused, gradeAgainKind } from '#assessment/quizzes/index.ts';
import { lockItem, publishFields } from '#content/items/index.ts';
import { tooLate, type Undoing } from '#platform/audit/undo.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Transaction } from '#platform/database/database.ts';
import { questions, questionVersions } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { requireInCourse } from '#platform/http/course-access.ts';
import type { Platform } from '#platform/platform.ts';

type Kind = 'text' | 'number';
const isShort = (kind: QuestionKind): kind is Kind => kind === 'text' || kind === 'number';

const acceptedOf = (kind: Kind, { accepted = [], number }: QuestionAnswers): readonly string[] =>
  kind === 'text' ? accepted : (number?.accepted ?? []);

const withAccepted = (
  kind: Kind,
  answers: QuestionAnswers,
  accepted: readonly string[],
): QuestionAnswers => {
  if (kind === 'text') return { ...answers, accepted: [...accepted] };
  return answers.number
    ? { ...answers, number: { ...answers.number, accepted: [...accepted] } }
    : answers;
};

interface Change {
  question: number;
  kind: Kind;
  change: (accepted: readonly string[]) => readonly string[];
  person: number;
  now: Date;
}

/** Changes the accepted answers of the question as learners get it and as its draft has it. @returns its new version */
async function changeQuestion(
  tx: Transaction,
  { question, kind, change, person, now }: Change,
): Promise<number> {
  const item = { kind: 'question', id: question } as const;
  const before = orThrow(await lockItem(tx, item), 'question-not-found');
  return publishFields(tx, item, {
    before,
    person,
    now,
    change: ({ answers }) => {
      const key = answers as QuestionAnswers;
      return { answers: withAccepted(kind, key, change(acceptedOf(kind, key))) };
    },
  });
}

/** Adds a text to the keys of the versions that were asked. @returns the versions that it was not in */
async function addToVersions(
  tx: Transaction,
  { question, kind, text }: { question: number; kind: Kind; text: string },
): Promise<number[]> {
  const rows = await tx
    .select({ id: questionVersions.id, answers: questionVersions.answers })
    .from(questionVersions)
    .where(and(eq(questionVersions.questionId, question), eq(questionVersions.kind, kind)));
  const changed = rows.filter(({ answers }) => {
    const accepted = acceptedOf(kind, answers);
    return !accepted.includes(text) && accepted.length < limits.accepted;
  });
  for (const { id, answers } of changed) {
    const next = withAccepted(kind, answers, [...acceptedOf(kind, answers), text]);
    await tx.update(questionVersions).set({ answers: next }).where(eq(questionVersions.id, id));
  }
  return changed.map(({ id }) => id);
}

/** What the undo takes back: the answer by its digest, from where it was added. The log has no answer of a learner. */
interface Accepted {
  digest: string;
  kind: Kind;
  /** The version of the question that has it; null where the question had it before. */
  version: number | null;
  /** Versions that were asked, by their ids. */
  versions: number[];
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Accepts an answer that learners gave to a short text or a number: it is added to the accepted answers of the question, of its
 * draft, and of the versions that were asked, and a job grades the attempts again that gave it. It is a publication, so it
 * needs the right to publish beside the one to grade. Record 0112.
 * @throws AppError question-not-found, forbidden, answer-not-refused, too-many-items, wrong-state for a question that is in the
 * trash, was never published, or is of another kind by now
 */
export async function acceptAnswer(
  { db, now, jobs }: Pick<Platform, 'db' | 'now' | 'jobs'>,
  { caller, question, text }: { caller: Person; question: number; text: string },
): Promise<{ undo: number; answers: number }> {
  const time = now();
  const change = { caller, questions: [question], act: 'publish', now: time } as const;
  const { result, undo } = await changeQuestions(db, change, async (tx, [found]) => {
    const { courseId: course } = orThrow(found, 'question-not-found');
    const missing = 'question-not-found';
    await requireInCourse(tx, { caller, course, capability: 'course:mark', missing });
    const [row] = await tx.select().from(questions).where(eq(questions.id, question)).for('update');
    const { kind, answers, deletedAt, state } = orThrow(row, missing);
    if (!isShort(kind) || deletedAt || state === 'draft') throw new AppError('wrong-state');
    const count = await countRefused(tx, { question, text });
    if (count === 0) throw new AppError('answer-not-refused');
    const accepted = acceptedOf(kind, answers);
    const added = !accepted.includes(text);
    if (added && accepted.length >= limits.accepted) throw new AppError('too-many-items');
    const add = (all: readonly string[]) =>
      all.includes(text) ? all : [...all.filter((one) => one.trim() !== ''), text];
    const changed = { question, kind, change: add, person: caller.id, now: time };
    const version = added ? await changeQuestion(tx, changed) : null;
    const versions = await addToVersions(tx, { question, kind, text });
    await jobs.enqueue(tx, gradeAgainKind, { question, text });
    const undo: Accepted = { digest: digestOf(text), kind, version, versions };
    return {
      result: count,
      entry: {
        action: 'answer-accepted',
        kind: 'question',
        itemId: question,
        details: { count, undo },
        changed: [`question:${question}:accepted:${digestOf(text)}`],
      },
    };
  });
  return { undo, answers: result };
}

/** Takes an accepted answer from where it was added, and grades again; a question that has it no more stays as it is. */
export async function undoAcceptAnswer({
  tx,
  platform,
  entry,
  data,
  person,
  now,
}: Undoing<Accepted>): Promise<void> {
  const { digest, kind, version, versions } = data;
  const question = entry.itemId;
  const [row] = await tx.select().from(questions).where(eq(questions.id, question)).for('update');
  if (!row || row.deletedAt || row.kind !== kind) tooLate();
  const isIt = (text: string) => digestOf(text) === digest;
  const without = (all: readonly string[]) => all.filter((one) => !isIt(one));
  const ofQuestion = eq(questionVersions.questionId, question);
  // Versions that were asked since have it from the question.
  const since = version === null ? undefined : gte(questionVersions.number, version);
  const asked = await tx
    .select({ id: questionVersions.id, answers: questionVersions.answers })
    .from(questionVersions)
    .where(and(ofQuestion, or(anyOf(questionVersions.id, versions), since)));
  const texts = [row, ...asked].flatMap(({ answers }) => acceptedOf(kind, answers).filter(isIt));
  if (version !== null && acceptedOf(kind, row.answers).some(isIt)) {
    await changeQuestion(tx, { question, kind, change: without, person, now });
  }
  for (const { id, answers } of asked) {
    const next = withAccepted(kind, answers, without(acceptedOf(kind, answers)));
    await tx.update(questionVersions).set({ answers: next }).where(eq(questionVersions.id, id));
  }
  const [text] = texts;
  if (text !== undefined) await platform.jobs.enqueue(tx, gradeAgainKind, { question, text });
}
