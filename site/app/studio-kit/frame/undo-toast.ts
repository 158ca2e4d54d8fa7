import { undoing } from '@nibras/contract/limits.ts';
import { postStudioUndo, postStudioUndoById } from '@nibras/contract/site/undo/studio/calls.ts';
import { useCallback } from 'react';
import { makeCall } from '#platform/api/make-call.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { describeToast, dismissToast, toast } from '#ui/overlay/toast-store.ts';

/** Undoes a change by its entry in the log. Throws an ApiError where something newer stands on it. */
export async function undoChange(logId: number): Promise<void> {
  await makeCall(postStudioUndoById, { params: { id: logId } });
}

/** Undoes changes that were made together, all or none. Throws an ApiError like `undoChange`. */
async function undoChanges(entries: readonly number[]): Promise<void> {
  const [first] = entries;
  if (entries.length === 1 && first !== undefined) await undoChange(first);
  else await makeCall(postStudioUndo, { body: { entries } });
}

/** A message, and the page on which the act was done. */
interface Shown {
  id: number;
  path: string;
  page: string;
}

/** The newest act's message stands alone: older ones would cover the page, and the log offers them. */
let shown: Shown | null = null;

/** The page that is open, by its own name and that of what it belongs to. */
let openPage = '';

/** Called by each page of the studio when it opens. */
export function enterPage(name: string): void {
  openPage = name;
}

/** Takes away the message of the act before, for acts whose result shows before the server has answered. */
export function hideUndo(): void {
  if (shown !== null) dismissToast(shown.id);
  shown = null;
}

/** Says on every other page where the act was done which the message would undo. */
export function nameUndoneOn(path: string): void {
  if (shown === null) return;
  describeToast(shown.id, shown.path === path ? undefined : `في «${shown.page}»`);
}

/**
 * Says that something was done and offers «تراجع» for a while; afterwards the log offers it.
 * @param undo the `undo` of the call's answer, or several; null where there is nothing to undo; the call that takes it
 *   back where the log does not know it
 * @param onUndone runs after the change was undone, to fetch again what it had changed
 */
export function showUndo(
  text: string,
  undo: number | readonly number[] | null | (() => Promise<unknown>),
  onUndone: () => void,
): void {
  const entries = typeof undo === 'function' ? null : [undo ?? []].flat();
  const takeBack = entries ? () => undoChanges(entries) : (undo as () => Promise<unknown>);
  hideUndo();
  const id = toast({
    title: text,
    variant: 'success',
    ...(entries?.length !== 0 && {
      duration: undoing.offeredFor,
      action: { label: 'تراجع', onSelect: () => void runUndo(takeBack, onUndone) },
    }),
  });
  shown = { id, path: window.location.pathname, page: openPage };
}

async function runUndo(takeBack: () => Promise<unknown>, onUndone: () => void): Promise<void> {
  try {
    await takeBack();
  } catch (error) {
    toastFailure('تعذر التراجع', error);
    return;
  }
  onUndone();
  toast({ title: 'عاد كما كان', variant: 'success' });
}

/** `showUndo` for components. */
export const useUndoToast = () => useCallback(showUndo, []);
