import { historyField } from '@codemirror/commands';
import { EditorState, type EditorStateConfig } from '@codemirror/state';
import { readUndo, writeUndo } from '#platform/browser/undo-store.ts';

/** The states of the files, each with its undo history, as JSON. */
export type StoredFiles = Readonly<Record<string, unknown>>;

const fields = { history: historyField };
const nameOf = (storageKey: string) => `code:${storageKey}`;

/** So much is kept of a program; of a longer one only the newest is undone after a reload. */
const maxLength = 1_000_000;

/** What a former visit has kept of a program. */
export const readFiles = async (storageKey: string | undefined): Promise<StoredFiles> =>
  storageKey === undefined ? {} : ((await readUndo<StoredFiles>(nameOf(storageKey))) ?? {});

/** Keeps the files of a program, each with its history. */
export async function keepFiles(
  storageKey: string,
  states: ReadonlyMap<string, EditorState>,
): Promise<void> {
  const all = [...states].map(([name, state]) => [name, state.toJSON(fields)] as const);
  if (JSON.stringify(all).length > maxLength) return;
  await writeUndo(nameOf(storageKey), Object.fromEntries(all));
}

/** A state of `code`: with the kept history where that leads to this code, else without one. */
export function restoredState(stored: unknown, config: EditorStateConfig & { doc: string }) {
  try {
    const state = stored ? EditorState.fromJSON(stored, config, fields) : null;
    if (state?.doc.toString() === config.doc) return state;
  } catch {
    // Of another version of the editor.
  }
  return EditorState.create(config);
}
