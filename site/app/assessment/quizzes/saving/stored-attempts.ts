import type { GivenAnswer } from '@nibras/contract/assessment/questions/shapes.ts';
import type { AttemptAnswer } from '@nibras/contract/assessment/quizzes/shapes.ts';
import { openRecords } from '#platform/browser/record-store.ts';

export type Attempt = AttemptAnswer['attempt'];

/** An open attempt as this browser keeps it, so that it can be read and answered without a line. */
export interface StoredAttempt {
  type: 'attempt';
  person: number;
  attempt: Attempt;
  /** How far the device's clock was behind the server's, in milliseconds. */
  offset: number;
  /** Whether the learner has handed it in, and the server does not know it yet. */
  submit: boolean;
}

/** An answer since the copy of its attempt was made. */
export interface StoredAnswer {
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

export type StoredAnswerKey = Pick<StoredAnswer, 'person' | 'attempt' | 'position' | 'page'>;

type Stored = StoredAttempt | StoredAnswer;

const records = openRecords<Stored>('nibras-quizzes', 'kept');

const attemptKey = (person: number, attempt: number) => `${person}|${attempt}`;
const answerKey = ({ person, attempt, position, page }: StoredAnswerKey) =>
  `${person}|${attempt}|${position}|${page}`;

export const keepAttempt = (stored: Omit<StoredAttempt, 'type'>): Promise<boolean> =>
  records.keep(attemptKey(stored.person, stored.attempt.id), { type: 'attempt', ...stored });

/** @returns whether the browser has stored it */
export const keepAnswer = (stored: Omit<StoredAnswer, 'type'>): Promise<boolean> =>
  records.keep(answerKey(stored), { type: 'answer', ...stored });

export const removeAnswer = (key: StoredAnswerKey): Promise<boolean> =>
  records.remove(answerKey(key));

/** What this browser keeps of a person's attempt. */
export async function storedOf(
  person: number,
  attempt: number,
): Promise<{ attempt: StoredAttempt | null; answers: StoredAnswer[] }> {
  const own = (await records.all())
    .map(([, stored]) => stored)
    .filter((stored) => stored.person === person);
  return {
    attempt:
      own.find(
        (stored): stored is StoredAttempt =>
          stored.type === 'attempt' && stored.attempt.id === attempt,
      ) ?? null,
    answers: own.filter(
      (stored): stored is StoredAnswer => stored.type === 'answer' && stored.attempt === attempt,
    ),
  };
}

/** The attempts of which this browser keeps something for a person. */
export async function storedAttempts(person: number): Promise<number[]> {
  const own = (await records.all())
    .map(([, stored]) => stored)
    .filter((stored) => stored.person === person);
  return [
    ...new Set(
      own.map((stored) => (stored.type === 'attempt' ? stored.attempt.id : stored.attempt)),
    ),
  ];
}

/** Forgets an attempt that is over. */
export async function forgetAttempt(person: number, attempt: number): Promise<void> {
  const { answers } = await storedOf(person, attempt);
  await Promise.all([
    records.remove(attemptKey(person, attempt)),
    ...answers.map((answer) => removeAnswer(answer)),
  ]);
}
