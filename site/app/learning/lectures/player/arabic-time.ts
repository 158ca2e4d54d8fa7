import { type Case, countLabel } from '@nibras/contract/text/count.ts';

/**
 * A length of time in words: «دقيقة واحدة و5 ثوانٍ». Parts of a second are left out.
 * @param inCase of its nouns, which must be named after a word of the same sentence
 */
export function arabicTime(seconds: number, inCase: Case = 'nominative'): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts = [
    [Math.floor(whole / 3600), 'hour'],
    [Math.floor(whole / 60) % 60, 'minute'],
    [whole % 60, 'second'],
  ] as const;
  const named = parts.filter(([count]) => count > 0);
  const shown = named.length > 0 ? named : parts.slice(2);
  return shown.map(([count, unit]) => countLabel(count, unit, inCase)).join(' و');
}
