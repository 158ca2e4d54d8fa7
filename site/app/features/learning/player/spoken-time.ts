import { countLabel } from '#platform/format.ts';

const second = {
  zero: '0 ثانية',
  one: 'ثانية واحدة',
  two: 'ثانيتان',
  few: 'ثوانٍ',
  many: 'ثانية',
  other: 'ثانية',
};

const names = { hour: 'hour', min: 'minute', sec: second } as const;
const englishSpan = /\d+ (?:hour|min|sec)(?: \d+ (?:hour|min|sec))*/g;

const arabicSpan = (span: string) =>
  [...span.matchAll(/(\d+) (hour|min|sec)/g)]
    .map(([, count, unit]) => countLabel(Number(count), names[unit as keyof typeof names]))
    .join(' و');

/** Whether the player's library has written a time in its own English. */
export const isEnglishTime = (text: string): boolean => /\d (?:hour|min|sec)\b/.test(text);

/**
 * What the player's library says of times in English («1 min 5 sec out of 3 min»), said in Arabic; its translations
 * know words but no times.
 */
export function spokenTime(text: string): string {
  return text.replace(englishSpan, arabicSpan).replace(' out of ', ' من ');
}
