import {
  type CompletionRules,
  defaultCompletionRules,
  type Remaining,
} from '@nibras/contract/learning/completion/shapes.ts';
import type { CourseAsks, CourseLecture, HandedIn, PersonFacts } from './read-facts.ts';

/** What the rules make of a person's facts. */
export interface Judged {
  rules: CompletionRules;
  completed: boolean;
  remaining: Remaining[];
  done: number;
  of: number;
  mark: number | null;
}

/** Hundredths of a per cent: what is shown is what is compared. */
const roundMark = (share: number) => Math.round(share * 10_000) / 100;

/** The mean of the marks in per cent, where what was not submitted counts as 0; null without work that is marked. */
function meanOf(marked: CourseLecture[], works: ReadonlyMap<number, HandedIn>): number | null {
  if (marked.length === 0) return null;
  const sum = marked.reduce((total, { id }) => total + (works.get(id)?.share ?? 0), 0);
  return roundMark(sum / marked.length);
}

const named = ({ id, name }: CourseLecture) => ({ id, name });

const stateOf = (work: HandedIn | undefined) =>
  !work ? 'new' : work.marking ? 'marking' : 'failed';

/** What is missing of the lectures and of the work in them. */
function missingLectures(
  { rules, lectures }: { rules: CompletionRules; lectures: CourseLecture[] },
  { isDone, works }: { isDone(one: CourseLecture): boolean; works: ReadonlyMap<number, HandedIn> },
): Remaining[] {
  const of = lectures.length;
  const open = lectures.filter((one) => !isDone(one));
  const needed = Math.ceil((of * rules.lectures) / 100);
  // Where all lectures are needed, so is the work in them: each is named.
  const isNamed = ({ work }: CourseLecture) =>
    work !== null &&
    (rules.lectures === 100 || (work === 'quiz' ? rules.quizzes : rules.assignments));
  const list: Remaining[] = [];
  for (const one of open.filter(isNamed)) {
    const state = stateOf(works.get(one.id));
    list.push({ kind: one.work === 'quiz' ? 'quiz' : 'exercise', lecture: named(one), state });
  }
  const missing = needed - (of - open.length) - list.length;
  const [next] = open.filter((one) => !isNamed(one));
  if (missing > 0 && next) {
    list.unshift({ kind: 'lectures', missing, of, lecture: named(next) });
  }
  return list;
}

/** The mean of the marks where it is too low, with the lecture whose mark is the lowest. */
function missingMark(
  { rules, mark, marked }: { rules: CompletionRules; mark: number | null; marked: CourseLecture[] },
  works: ReadonlyMap<number, HandedIn>,
): Remaining[] {
  const { mark: least } = rules;
  if (least === null || mark === null || mark >= least) return [];
  const share = ({ id }: CourseLecture) => works.get(id)?.share ?? 0;
  const [lowest] = [...marked].sort((one, other) => share(one) - share(other));
  return lowest ? [{ kind: 'mark', mark, least, lecture: named(lowest) }] : [];
}

/** Whether the rules ask for anything that the course has. */
function asksSomething(rules: CompletionRules, lectures: CourseLecture[]): boolean {
  return lectures.some(
    ({ work, marked }) =>
      rules.lectures > 0 ||
      (work === 'quiz' && rules.quizzes) ||
      (work === 'exercise' && rules.assignments) ||
      (work !== null && marked && rules.mark !== null),
  );
}

/** Judges what a person has done by the rules of a course (docs/behaviour/completion.md#rules). */
export function judge(
  asks: CourseAsks,
  facts: Pick<PersonFacts, 'watched' | 'works'>,
  now: Date,
): Judged {
  const rules = asks.rules ?? defaultCompletionRules;
  const { lectures } = asks;
  const watched = new Set(facts.watched);
  const works = new Map(facts.works.map((work) => [work.lecture, work]));
  const isDone = ({ id, work }: CourseLecture) =>
    work === null ? watched.has(id) : (works.get(id)?.passed ?? false);
  const done = lectures.filter(isDone).length;
  const marked = lectures.filter((one) => one.work !== null && one.marked);
  const mark = meanOf(marked, works);
  const remaining = [
    ...missingLectures({ rules, lectures }, { isDone, works }),
    ...missingMark({ rules, mark, marked }, works),
  ];
  if (!asksSomething(rules, lectures)) remaining.push({ kind: 'empty' });
  const { until, not_before: from } = rules;
  if (remaining.length > 0 && until !== null && now > new Date(until)) {
    remaining.unshift({ kind: 'until', at: new Date(until).toISOString() });
  }
  if (from !== null && now < new Date(from)) {
    remaining.push({ kind: 'not_before', at: new Date(from).toISOString() });
  }
  return {
    rules,
    completed: remaining.length === 0,
    remaining,
    done,
    of: lectures.length,
    mark,
  };
}
