import type { QuestionContent } from '@nibras/contract/assessment/questions/shapes.ts';
import { defaultRules } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { eq } from 'drizzle-orm';
import { grade, scoreOf } from '#assessment/grading/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import {
  attemptQuestions,
  lectures,
  questions,
  questionVersions,
  quizAttempts,
} from '#platform/database/schema/index.ts';
import type { DemoContent, DemoQuizAttempt } from '../../../demo/types.ts';
import { rightAnswer, wrongAnswer } from './demo-answers.ts';
import type { Loading } from './loading.ts';
import { markWatched } from './mark-watched.ts';

type Question = typeof questions.$inferSelect & { versionId: number };
type Lecture = typeof lectures.$inferSelect;

const minutes = (count: number) => count * 60_000;

/** The questions of a course as they are asked, each in its only version. */
async function readBank(tx: Transaction, courseId: number): Promise<Question[]> {
  const bank = await tx
    .select()
    .from(questions)
    .where(eq(questions.courseId, courseId))
    .orderBy(questions.id);
  const versions = await tx
    .insert(questionVersions)
    .values(
      bank.map(({ id, version, kind, bodyHtml, body, answers, explanation, hints }) => ({
        questionId: id,
        number: version,
        kind,
        html: bodyHtml ?? body,
        answers,
        explanation,
        hints,
      })),
    )
    .returning({ id: questionVersions.id, questionId: questionVersions.questionId });
  const ids = new Map(versions.map(({ id, questionId }) => [questionId, id]));
  return bank.map((question) => ({ ...question, versionId: ids.get(question.id) ?? 0 }));
}

/** The questions of an attempt; of those with a tag, the attempt's turn decides which. */
const asked = (bank: readonly Question[], { quizItems }: Lecture, turn: number): Question[] =>
  (quizItems ?? []).flatMap((item) => {
    const fitting = bank.filter((question) =>
      'question' in item ? question.id === item.question : question.tags.includes(item.tag),
    );
    const count = 'question' in item ? 1 : item.count;
    return Array.from({ length: count }, (_, at) => fitting[(turn + at) % fitting.length]).filter(
      (question) => question !== undefined,
    );
  });

/** Answers a question: about `share` of an attempt's questions get a right answer, spread by their positions. */
function answered(question: Question, attempt: DemoQuizAttempt, position: number) {
  const content: QuestionContent = { ...question, html: question.body };
  if (question.kind === 'essay') {
    const share = attempt.marked ? 0.8 : null;
    return { answer: { text: attempt.essay }, score: scoreOf({ points: question.points, share }) };
  }
  const isRight = (position * 7 + attempt.daysAgo * 3) % 10 < attempt.share * 10;
  const answer = isRight ? rightAnswer(content) : wrongAnswer(content, attempt.daysAgo);
  const { share } = grade(content, answer);
  return { answer, score: scoreOf({ points: question.points, share }) };
}

async function writeAttempt(
  { db, ago, ...loading }: Loading,
  attempt: DemoQuizAttempt,
  { number, watched, bank }: { number: number; watched: ReadonlySet<string>; bank: Question[] },
): Promise<void> {
  const course = loading.courses.get(attempt.course);
  const lectureId = course.lectures.get(attempt.lecture);
  const personId = loading.people.get(attempt.student).id;
  const lecture = only(await db.select().from(lectures).where(eq(lectures.id, lectureId)));
  const rules = lecture.quizRules ?? defaultRules;
  const startedAt = ago(attempt.daysAgo);
  const handedInAt = new Date(startedAt.getTime() + minutes(6 + (attempt.daysAgo % 5)));
  const rows = asked(bank, lecture, attempt.daysAgo).map((question, position) => ({
    question,
    position,
    ...answered(question, attempt, position),
  }));
  const maxScore = rows.reduce((sum, { question }) => sum + question.points, 0);
  const isMarked = rows.every(({ score }) => score !== null);
  const score = rows.reduce((sum, row) => sum + (row.score ?? 0), 0);
  const passed = score >= (maxScore * (rules.passMark ?? 0)) / 100;
  const { id: attemptId } = only(
    await db
      .insert(quizAttempts)
      .values({
        lectureId,
        personId,
        number,
        state: isMarked ? 'done' : 'marking',
        rules,
        startedAt,
        endsAt: rules.minutes ? new Date(startedAt.getTime() + minutes(rules.minutes)) : null,
        handedInAt,
        maxScore,
        ...(isMarked && { score, passed }),
      })
      .returning(),
  );
  const marking = (isByPerson: boolean) =>
    isByPerson && {
      note: 'مثال واضح من حياتك، وهذا أحسن ما في الجواب. جرّب أن تكتبه في برنامج وتشغّله.',
      markedBy: course.teacherId,
      markedAt: new Date(handedInAt.getTime() + minutes(600)),
    };
  await db.insert(attemptQuestions).values(
    rows.map(({ question, position, answer, score: points }) => ({
      attemptId,
      position,
      questionVersionId: question.versionId,
      points: question.points,
      answer,
      save: 1,
      savedAt: handedInAt,
      score: points,
      ...marking(question.kind === 'essay' && points !== null),
    })),
  );
  if (isMarked && passed && !watched.has(attempt.lecture)) {
    await markWatched(db, { personId, lectureId, at: handedInAt });
  }
}

/** Writes the quizzes that students have taken. Requires their enrolments. */
export async function writeQuizAttempts(loading: Loading, content: DemoContent): Promise<void> {
  const taken = new Map<string, number>();
  const banks = new Map<string, Question[]>();
  for (const attempt of content.quizAttempts) {
    const key = `${attempt.student} ${attempt.lecture}`;
    const number = (taken.get(key) ?? 0) + 1;
    taken.set(key, number);
    const bank =
      banks.get(attempt.course) ??
      (await readBank(loading.db, loading.courses.get(attempt.course).id));
    banks.set(attempt.course, bank);
    const enrolment = content.enrolments.find(
      ({ student, course }) => student === attempt.student && course === attempt.course,
    );
    await writeAttempt(loading, attempt, {
      number,
      bank,
      watched: new Set(enrolment?.watched),
    });
  }
}
