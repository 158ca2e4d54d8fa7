import { countLabel } from '@nibras/contract/text/count.ts';

const names = { hour: 'hour', min: 'minute', sec: 'second' } as const;
const englishSpan = /\d{1,9} (?:hour|min|sec)(?: \d{1,9} (?:hour|min|sec))*/g;

const arabicSpan = (span: string) =>
  [...span.matchAll(/(\d{1,9}) (hour|min|sec)/g)]
    .map(([, count, unit]) => countLabel(Number(count), names[unit as keyof typeof names]))
    .join(' و');

/** Whether a text contains a time in the library's English. */
export const isEnglishTime = (text: string): boolean => /\d (?:hour|min|sec)\b/.test(text);

/**
 * Translates the times in a text of the player's library («1 min 5 sec out of 3 min») into Arabic; the library's
 * translations do not cover times.
 */
export function arabicTime(text: string): string {
  return text.replace(englishSpan, arabicSpan).replace(' out of ', ' من ');
}
