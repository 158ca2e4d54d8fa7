import type { Mark, QuizRules } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { defaultRules } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { and, asc, eq, ne } from 'drizzle-orm';
import { anyOf } from '#platform/database/any-of.ts';
import type { Queryable } from '#platform/database/database.ts';
import { lectures, quizAttempts } from '#platform/database/schema/index.ts';
import type { AttemptRow } from './queries.ts';

type Outcome = Pick<AttemptRow, 'number' | 'score' | 'maxScore' | 'passed' | 'state'>;

export const markOf = ({ score, maxScore, passed }: Outcome): Mark => ({
  score,
  max: maxScore,
  passed,
});

const share = ({ score, maxScore }: Outcome) => (score ?? -1) / maxScore;
/** The better of two attempts: a passed one, then the larger share of the points, then the newer one. */
const byWorth = (one: Outcome, other: Outcome) =>
  Number(one.passed ?? false) - Number(other.passed ?? false) ||
  share(one) - share(other) ||
  one.number - other.number;

/** The mark that counts among attempts at one quiz, by the rule of best or last; null where none was submitted. */
export function countingMark(
  counts: QuizRules['counts'],
  attempts: readonly Outcome[],
): Mark | null {
  const over = attempts.filter(({ state }) => state !== 'open');
  const order =
    counts === 'best' ? byWorth : (one: Outcome, other: Outcome) => one.number - other.number;
  const chosen = [...over].sort(order).at(-1);
  return chosen ? markOf(chosen) : null;
}

/** The marks of people in the quizzes of a course, by person and lecture. */
export async function marksOfPeople(
  db: Queryable,
  { course, people }: { course: number; people: readonly number[] },
): Promise<Map<number, Map<number, Mark>>> {
  if (people.length === 0) return new Map();
  const rows = await db
    .select({ attempt: quizAttempts, rules: lectures.quizRules })
    .from(quizAttempts)
    .innerJoin(lectures, eq(lectures.id, quizAttempts.lectureId))
    .where(
      and(
        eq(lectures.courseId, course),
        anyOf(quizAttempts.personId, people),
        ne(quizAttempts.state, 'open'),
      ),
    )
    .orderBy(asc(quizAttempts.id));
  const marks = new Map<number, Map<number, Mark>>();
  const groups = Map.groupBy(rows, ({ attempt }) => `${attempt.personId} ${attempt.lectureId}`);
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { personId, lectureId } = first.attempt;
    const { counts } = first.rules ?? defaultRules;
    const mark = countingMark(
      counts,
      group.map(({ attempt }) => attempt),
    );
    const own = marks.get(personId) ?? new Map<number, Mark>();
    if (mark) own.set(lectureId, mark);
    marks.set(personId, own);
  }
  return marks;
}

/** A person's marks in the quizzes of a course, by lecture. */
export async function marksOf(
  db: Queryable,
  { course, person }: { course: number; person: number },
): Promise<Map<number, Mark>> {
  return (await marksOfPeople(db, { course, people: [person] })).get(person) ?? new Map();
}
