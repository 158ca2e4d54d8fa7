import type { LogEntry } from '@nibras/contract/site/log/studio/shapes.ts';
import {
  happened,
  type LogNoun,
  type LogSentence,
  type LogText,
} from '#studio-kit/part/log-texts.ts';
import type { StudioPart } from '#studio-kit/part/studio-part.ts';

/** What the log says, by action and by kind of item. */
export interface AllLogTexts {
  nouns: Readonly<Record<string, LogNoun>>;
  actions: Readonly<Record<string, LogText>>;
}

export const logTextsOf = (parts: readonly StudioPart[]): AllLogTexts => ({
  nouns: Object.assign({}, ...parts.map(({ log }) => log?.nouns)),
  actions: Object.assign({}, ...parts.map(({ log }) => log?.actions)),
});

/** Of an action that an older version wrote. */
const changed = happened('تغيّر', 'تغيّرت');

/** What an entry of the log tells, as a sentence around the item's name. */
export function logSentence(entry: LogEntry, { nouns, actions }: AllLogTexts): LogSentence {
  const noun = nouns[entry.kind] ?? { the: 'العنصر' };
  return (actions[entry.action]?.sentence ?? changed)(entry, noun);
}
