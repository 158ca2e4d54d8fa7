import { createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';

interface Stored {
  record: unknown;
  /** When it was written, in milliseconds since 1970. */
  at: number;
}

/** The histories of so many texts are kept. */
const maxTexts = 20;

let opened: UseStore | undefined;
let isTidy = false;

function store(): UseStore {
  opened ??= createStore('nibras-editor', 'undo');
  return opened;
}

/** The stored history of a text, as it was written; null where there is none or the browser keeps nothing. */
export async function readUndo<Record>(name: string): Promise<Record | null> {
  try {
    return ((await get<Stored>(name, store()))?.record as Record | undefined) ?? null;
  } catch {
    return null;
  }
}

async function removeOldest(): Promise<void> {
  if (isTidy) return;
  isTidy = true;
  const all = await entries<string, Stored>(store());
  const old = all.toSorted(([, a], [, b]) => b.at - a.at).slice(maxTexts);
  await delMany(
    old.map(([name]) => name),
    store(),
  );
}

/** Stores the history of a text, which must be cloneable as JSON is. The editors of rich texts and of code share it. */
export async function writeUndo(name: string, record: unknown): Promise<void> {
  try {
    await set(name, { record, at: Date.now() } satisfies Stored, store());
    await removeOldest();
  } catch {
    // A private window or a full disk: the history ends with the page.
  }
}
