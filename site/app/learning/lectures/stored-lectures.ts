import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import { openRecords } from '#platform/browser/record-store.ts';
import { sessionStore } from '#platform/session/session-store.ts';

/** Lectures with work to do, for a time without a line. */
const opened = openRecords<{ page: LecturePage; at: number }>('nibras-lectures', 'opened');
const storedFor = 90 * 24 * 60 * 60_000;

const keyOf = (path: string) => `${sessionStore.getState().user?.id ?? 0}|${path}`;

/** Keeps a lecture as it was opened. Its files' addresses expire; its text and its work do not. */
export const keepLecture = (path: string, page: LecturePage) =>
  opened.keep(keyOf(path), { page, at: Date.now() });

/** A lecture as it was opened last in this browser; null for none. */
export async function storedLecture(path: string): Promise<LecturePage | null> {
  const all = await opened.all();
  const expired = all.filter(([, { at }]) => at < Date.now() - storedFor).map(([key]) => key);
  await opened.removeAll(expired);
  return all.find(([key]) => key === keyOf(path))?.[1].page ?? null;
}
