import type { GivenAnswer } from '@nibras/contract/assessment/questions/shapes.ts';
import type { AttemptAnswer } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { openRecords } from '#platform/browser/record-store.ts';

export type Attempt = AttemptAnswer['attempt'];

/** An open attempt as this browser keeps it, so that it can be read and answered without a line. */
export interface KeptAttempt {
  type: 'attempt';
  person: number;
  attempt: Attempt;
  /** How far the device's clock was behind the server's, in milliseconds. */
  offset: number;
  /** Whether the learner has handed it in, and the server does not know it yet. */
  submit: boolean;
}

/** An answer since the copy of its attempt was made. */
export interface KeptAnswer {
  type: 'answer';
  person: number;
  attempt: number;
  position: number;
  answer: GivenAnswer;
  save: number;
  /** Whether the server has it. */
  sent: boolean;
  /** The open page that wrote it: two tabs never overwrite each other's answers. */
  page: string;
}

export type KeptAnswerKey = Pick<KeptAnswer, 'person' | 'attempt' | 'position' | 'page'>;

type Kept = KeptAttempt | KeptAnswer;

const records = openRecords<Kept>('nibras-quizzes', 'kept');

const attemptKey = (person: number, attempt: number) => `${person}|${attempt}`;
const answerKey = ({ person, attempt, position, page }: KeptAnswerKey) =>
  `${person}|${attempt}|${position}|${page}`;

export const keepAttempt = (kept: Omit<KeptAttempt, 'type'>): Promise<boolean> =>
  records.keep(attemptKey(kept.person, kept.attempt.id), { type: 'attempt', ...kept });

/** @returns whether the browser has stored it */
export const keepAnswer = (kept: Omit<KeptAnswer, 'type'>): Promise<boolean> =>
  records.keep(answerKey(kept), { type: 'answer', ...kept });

export const removeAnswer = (key: KeptAnswerKey): Promise<boolean> =>
  records.remove(answerKey(key));

/** What this browser keeps of a person's attempt. */
export async function keptOf(
  person: number,
  attempt: number,
): Promise<{ attempt: KeptAttempt | null; answers: KeptAnswer[] }> {
  const own = (await records.all())
    .map(([, kept]) => kept)
    .filter((kept) => kept.person === person);
  return {
    attempt:
      own.find(
        (kept): kept is KeptAttempt => kept.type === 'attempt' && kept.attempt.id === attempt,
      ) ?? null,
    answers: own.filter(
      (kept): kept is KeptAnswer => kept.type === 'answer' && kept.attempt === attempt,
    ),
  };
}

/** The attempts of which this browser keeps something for a person. */
export async function keptAttempts(person: number): Promise<number[]> {
  const own = (await records.all())
    .map(([, kept]) => kept)
    .filter((kept) => kept.person === person);
  return [
    ...new Set(own.map((kept) => (kept.type === 'attempt' ? kept.attempt.id : kept.attempt))),
  ];
}

/** Forgets an attempt that is over. */
export async function forgetAttempt(person: number, attempt: number): Promise<void> {
  const { answers } = await keptOf(person, attempt);
  await Promise.all([
    records.remove(attemptKey(person, attempt)),
    ...answers.map((answer) => removeAnswer(answer)),
  ]);
}
