import { drafts as limits } from '@nibras/contract/limits.ts';
import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import type { ItemKey } from './calls.ts';

/** A field's value that the server has not confirmed yet, as this browser keeps it. */
export interface UnsentText extends ItemKey {
  person: number;
  field: string;
  value: unknown;
  /** The field's version on which the value is based. */
  base: number;
  /** The open tab that wrote it. */
  editor: string;
  /** When it was written, in milliseconds since 1970. */
  at: number;
}

type UnsentKey = Pick<UnsentText, 'person' | 'kind' | 'id' | 'field' | 'editor'>;

const keyOf = ({ person, kind, id, field, editor }: UnsentKey) =>
  [person, kind, id, field, editor].join('|');

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore('nibras-studio', 'unsent');
  return opened;
}

/** The writes of each record that have not finished; the newest value replaces one that still waits. */
const waiting = new Map<string, { text: UnsentText | null; done: Promise<boolean> }>();
const running = new Map<string, Promise<boolean>>();

async function write(key: string, text: UnsentText | null): Promise<boolean> {
  try {
    if (text) await set(key, text, store());
    else await delMany([key], store());
    return true;
  } catch {
    // A private window or a full disk: leaving the page then warns.
    return false;
  }
}

/** One write of a record at a time, in the order of the changes. */
function enqueue(key: string, text: UnsentText | null): Promise<boolean> {
  const queued = waiting.get(key);
  if (queued) {
    queued.text = text;
    return queued.done;
  }
  const entry: { text: UnsentText | null; done: Promise<boolean> } = {
    text,
    done: Promise.resolve(running.get(key)).then(() => {
      waiting.delete(key);
      const written = write(key, entry.text).finally(() => {
        if (running.get(key) === written) running.delete(key);
      });
      running.set(key, written);
      return written;
    }),
  };
  waiting.set(key, entry);
  return entry.done;
}

/** Keeps a text until it is removed. @returns whether the browser has stored it */
export const keepUnsent = (text: UnsentText): Promise<boolean> => enqueue(keyOf(text), text);

/** Removes a text that the server has. */
export const removeUnsent = (key: UnsentKey): Promise<boolean> => enqueue(keyOf(key), null);

/** A person's unsent texts, the oldest first; of one item only where it is given. Those of long ago are deleted. */
export async function unsentTexts(person: number, item?: ItemKey): Promise<UnsentText[]> {
  try {
    const all = await entries<string, UnsentText>(store());
    const expired = all.filter(([, { at }]) => at < Date.now() - limits.unsentFor);
    if (expired.length > 0)
      await delMany(
        expired.map(([key]) => key),
        store(),
      );
    return all
      .filter((entry) => !expired.includes(entry))
      .map(([, text]) => text)
      .filter((text) => text.person === person)
      .filter((text) => !item || (text.kind === item.kind && text.id === item.id))
      .sort((one, other) => one.at - other.at);
  } catch {
    return [];
  }
}
