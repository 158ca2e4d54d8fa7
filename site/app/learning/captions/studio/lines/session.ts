import type { CaptionLine } from '@nibras/contract/learning/captions/studio/lines.ts';
import { sameValue } from '#studio-kit/saving/same-value.ts';
import type { Edit } from './line-edits.ts';

/** One step of a session: what lines were before and after it, and which of them the keyboard was in. */
interface Step {
  before: Edit;
  after: Edit;
  line: string | null;
  /** Of typing in one line: steps of the same kind, without a pause, become one. */
  typing: string | null;
  at: number;
}

/** A pause after which typing is a step of its own, in milliseconds. */
const pause = 1_500;

/** What undo and redo know of a session; both ends of a step stay as long as the page is open. */
export interface Session {
  done: readonly Step[];
  undone: readonly Step[];
}

export const emptySession: Session = { done: [], undone: [] };

interface Made {
  edit: Edit;
  /** What the lines of the edit are before it; null for one that is not there. */
  lineOf(id: string): CaptionLine | null;
  line: string | null;
  typing?: string | null;
  now: number;
}

/** The session with one more step; null where the edit changes nothing. */
export function withStep(
  session: Session,
  { edit, lineOf, line, typing = null, now }: Made,
): { session: Session; edit: Edit } | null {
  const changed = [...edit].filter(([id, value]) => !sameValue(value, lineOf(id)));
  if (changed.length === 0) return null;
  const after: Edit = new Map(changed);
  const before: Edit = new Map(changed.map(([id]) => [id, lineOf(id)]));
  const last = session.done.at(-1);
  const goesOn = last && typing !== null && last.typing === typing && now - last.at < pause;
  const step: Step = goesOn
    ? { ...last, after: new Map([...last.after, ...after]), at: now }
    : { before, after, line, typing, at: now };
  const done = goesOn ? session.done.slice(0, -1) : session.done;
  return { session: { done: [...done, step], undone: [] }, edit: after };
}

/** Takes the last step back. @returns what the lines become, and the line that it was about; null where there is none */
export function undo(
  session: Session,
): { session: Session; edit: Edit; line: string | null } | null {
  const step = session.done.at(-1);
  if (!step) return null;
  const { before, line } = step;
  const undone = [...session.undone, { ...step, typing: null }];
  return { session: { done: session.done.slice(0, -1), undone }, edit: before, line };
}

/** Makes the last step again that was taken back; null where there is none. */
export function redo(
  session: Session,
): { session: Session; edit: Edit; line: string | null } | null {
  const step = session.undone.at(-1);
  if (!step) return null;
  const { after, line } = step;
  const done = [...session.done, step];
  return { session: { done, undone: session.undone.slice(0, -1) }, edit: after, line };
}
