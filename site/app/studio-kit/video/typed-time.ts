import { foldDigits } from '@nibras/contract/text/digits.ts';

/**
 * A time as a person types it, in milliseconds: `65`, `1:05`, `1:05.25`, `1:02:03,5`, in any digits.
 * @returns null where it is none
 */
export function typedTime(text: string): number | null {
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})(?:[.,،٫](\d{1,3}))?$/.exec(
    foldDigits(text.trim()),
  );
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0', rest = ''] = match;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1_000 + Number(rest.padEnd(3, '0'));
}
