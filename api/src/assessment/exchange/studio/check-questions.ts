import type {
  ExchangeCheck,
  LeftOutQuestion,
} from '@nibras/contract/assessment/exchange/studio/shapes.ts';
import { exchange } from '@nibras/contract/assessment/limits.ts';
import { isComplete } from '#assessment/grading/index.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOfHtml } from '#platform/html/text-of-html.ts';
import { inWorker, WorkOverrun } from '#platform/workers/in-worker.ts';
import type { readFile } from './read-file.ts';
import {
  type DraftPicture,
  type DraftQuestion,
  type Note,
  type ReadQuestion,
  shortened,
} from './read-question.ts';
import { bankFingerprints, fingerprint } from './same-question.ts';

const readApart = inWorker<typeof readFile>('assessment/exchange/studio/read-file.ts', 'readFile');

/** The problem of a text whose reading was ended. @throws every other error */
function tooSlow(error: unknown): Awaited<ReturnType<typeof readFile>> {
  if (!(error instanceof WorkOverrun)) throw error;
  return { format: null, problem: 'too-slow', detail: '' };
}

type Good = Extract<ReadQuestion, { question: DraftQuestion }>;

/** Leaves out what the bank has already, and what the file has twice. */
async function withoutKnown(
  db: Queryable,
  course: number,
  read: readonly ReadQuestion[],
): Promise<ReadQuestion[]> {
  const asked = read.flatMap((one) => ('question' in one ? [one.question] : []));
  const bank = await bankFingerprints(db, course, asked);
  const seen = new Set<string>();
  return read.map((one) => {
    if (!('question' in one)) return one;
    const print = fingerprint(one.question);
    const place = { line: one.line, name: one.name, detail: '' };
    if (bank.has(print)) return { ...place, problem: 'bank-has' as const };
    if (seen.has(print)) return { ...place, problem: 'twice' as const };
    seen.add(print);
    return one;
  });
}

const missingOf = ({ body, ...question }: DraftQuestion) => isComplete({ ...question, html: body });

/** Each note once. */
const different = (notes: readonly Note[]): Note[] => [
  ...new Map(notes.map((note) => [`${note.note} ${note.detail}`, note])).values(),
];

const present = ({ line, name, question, notes }: Good) => ({
  line,
  kind: question.kind,
  name: name || shortened(textOfHtml(question.body)),
  points: question.points,
  tags: question.tags,
  missing: missingOf(question),
  notes: different(notes),
});

/** Reads a file and says what its import would make, without making it. What is left out is named, each with its line. */
export async function checkQuestions(
  db: Queryable,
  { course, bytes }: { course: number; bytes: Uint8Array },
): Promise<{ check: ExchangeCheck; questions: DraftQuestion[]; pictures: DraftPicture[] }> {
  const file = await readApart(bytes).catch(tooSlow);
  const read = 'questions' in file ? await withoutKnown(db, course, file.questions) : [];
  const good = read.filter((one): one is Good => 'question' in one);
  const left = read.flatMap((one): LeftOutQuestion[] => ('problem' in one ? [one] : []));
  const shown = good.map(present);
  return {
    questions: good.map(({ question }) => question),
    pictures: good.flatMap(({ pictures }) => pictures),
    check: {
      format: file.format,
      problem: 'problem' in file ? file.problem : null,
      detail: 'problem' in file ? file.detail : '',
      counts: {
        good: good.length,
        noted: shown.filter(({ notes }) => notes.length > 0).length,
        incomplete: shown.filter(({ missing }) => missing.length > 0).length,
        left: left.length,
      },
      questions: shown.slice(0, exchange.shown),
      left,
    },
  };
}
