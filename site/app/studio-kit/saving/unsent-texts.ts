import { drafts as limits } from '@nibras/contract/limits.ts';
import { openRecords } from '#platform/browser/record-store.ts';
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

const records = openRecords<UnsentText>('nibras-studio', 'unsent');

/** Keeps a text until it is removed. @returns whether the browser has stored it; if not, leaving the page warns */
export const keepUnsent = (text: UnsentText): Promise<boolean> => records.keep(keyOf(text), text);

/** Removes a text that the server has. */
export const removeUnsent = (key: UnsentKey): Promise<boolean> => records.remove(keyOf(key));

/** A person's unsent texts, the oldest first; of one item only where it is given. Those of long ago are deleted. */
export async function unsentTexts(person: number, item?: ItemKey): Promise<UnsentText[]> {
  const all = await records.all();
  const expired = all.filter(([, { at }]) => at < Date.now() - limits.unsentFor);
  await records.removeAll(expired.map(([key]) => key));
  return all
    .filter((entry) => !expired.includes(entry))
    .map(([, text]) => text)
    .filter((text) => text.person === person)
    .filter((text) => !item || (text.kind === item.kind && text.id === item.id))
    .sort((one, other) => one.at - other.at);
}
