import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Answer {
  status: number;
  headers: object;
  text: string;
  /** Statements that the database received meanwhile. */
  queries: number;
}

/** Headers whose values differ from run to run. */
const unsteady = /^(?:date|etag|x-ratelimit-\w+|retry-after|content-length|last-modified|expires)$/;

/** Replaces what differs from run to run: moments, random codes and addresses, and how long something took. */
const steady = (text: string): string =>
  text
    .replace(/\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?/g, '<time>')
    .replace(/[\w-]*(?=[\w-]*\d)(?=[\w-]*[a-zA-Z])[\w-]{12,}/g, '<code>')
    .replace(/[0-9A-Z]{4}(?:-[0-9A-Z]{4}){1,4}/g, '<code>')
    .replace(/"port":\d+/g, '"port":<port>')
    .replace(/\d{10,}/g, '<number>');

/**
 * Records answers, so that those before and after a change of the code can be compared with `diff`:
 * `RECORD_ANSWERS=/tmp/before npx vitest run --project api access openapi`. Without the variable it does
 * nothing.
 */
export async function recordAnswers(
  name: string,
  answers: ReadonlyMap<string, Answer>,
): Promise<void> {
  const folder = process.env.RECORD_ANSWERS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  const lines = [...answers].map(([kind, { status, headers, text, queries }]) => {
    const kept = Object.entries(headers)
      .filter(([header]) => !unsteady.test(header))
      .map(([header, value]) => `${header}: ${steady(String(value))}`)
      .toSorted();
    const body =
      'content-type' in headers && /json|text/.test(`${headers['content-type']}`) ? text : '';
    return `== ${name} · ${kind} · ${status} · ${queries} queries\n${kept.join('\n')}\n${steady(body)}\n`;
  });
  await appendFile(join(folder, 'answers.txt'), lines.join('\n'));
}

/** Records a document as it is. See `recordAnswers`. */
export async function recordDocument(name: string, document: object): Promise<void> {
  const folder = process.env.RECORD_ANSWERS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), JSON.stringify(document, null, 1));
}
