import type { LineProblem } from '@nibras/contract/people/imports/studio/shapes.ts';
import { foldDigits } from '@nibras/contract/text/digits.ts';
import { asciiDomain } from '@nibras/contract/text/email-domain.ts';
import { withoutTrailing } from '@nibras/contract/text/ends.ts';
import { withoutInvisible } from '@nibras/contract/text/invisible.ts';
import { email } from '@nibras/contract/wire.ts';

/** A text without what nobody sees, with single spaces. Joiners stay inside of words: Persian names need them. */
export const visible = (text: string): string =>
  text
    .replace(/[^\P{Default_Ignorable_Code_Point}\u200c]|[\ufeff\u2800]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** An address out of «أحمد <a@b.com>», `mailto:` and signs around it. */
export function bareAddress(cell: string): string {
  const text = foldDigits(visible(withoutInvisible(cell)));
  const inBrackets = /<([^<>]*)>/.exec(text)?.[1];
  const address = (inBrackets ?? text).replace(/^mailto:/i, '').replace(/^[\s"'<([]+/, '');
  return withoutTrailing(address, /[\s"'>)\],;.،؛]/);
}

export type ReadAddress = { address: string } | { problem: LineProblem; detail: string };

/** An address as it is stored, or what is wrong with it. */
export function readAddress(cell: string): ReadAddress {
  const text = bareAddress(cell);
  const bad = (problem: LineProblem, detail = text): ReadAddress => ({ problem, detail });
  if (text === '') return bad('no-address');
  const ats = text.split('@').length - 1;
  if (ats !== 1) return bad('address-at');
  if (/\s/.test(text)) return bad('address-space');
  const [local = '', domain = ''] = text.split('@');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: every character outside of ASCII is what is named
  const foreign = local.match(/[^\u0000-\u007f]/gu);
  if (foreign) return bad('address-letters', [...new Set(foreign)].join(' '));
  if (asciiDomain(domain) === null) return bad('address-domain', domain);
  const address = email.safeParse(text);
  return address.success ? { address: address.data } : bad('address-wrong');
}
