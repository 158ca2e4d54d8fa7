import { enrolments } from '@nibras/contract/content/items/studio/limits.ts';
import type { ContentKind } from '@nibras/contract/content/items/studio/page.ts';
import { areNounsPossible } from '@nibras/contract/site/chosen-nouns.ts';
import { siteLinks } from '@nibras/contract/site/site.ts';
import type { ChosenNouns } from '@nibras/contract/text/interface-nouns.ts';
import { type Code, texts } from './missing-texts.ts';

/** What is wrong with a value, and the text that says so. */
type Check = (typed: string, decimals: number) => boolean;

const slug: Check = (typed) => /^[\p{L}\p{N}\p{M}_-]*$/u.test(typed);

/** Digits, a point, and the decimals that the price may have; each part may be missing yet. */
const price: Check = (typed, decimals) =>
  new RegExp(`^\\d{0,8}(\\.\\d{0,${decimals}})?$`).test(typed);

/** An address that has no scheme yet, or one of these. Spaces and control characters end every address. */
const address =
  (...schemes: readonly string[]): Check =>
  (typed) => {
    if (/[\s\p{Cc}]/u.test(typed)) return false;
    const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(typed)?.[1];
    return scheme === undefined || schemes.includes(scheme.toLowerCase());
  };

const email: Check = (typed) => /^[^\s@<>,;:()"\\]*(@[^\s@<>,;:()"\\]*)?$/u.test(typed);
const colour: Check = (typed) => /^#?[0-9a-f]{0,6}$/i.test(typed);
const timeZone: Check = (typed) => /^[a-z0-9_+/-]*$/i.test(typed);

/** A year that people mean: a slip of the keyboard gives 20266. */
const date: Check = (typed) => {
  const year = new Date(typed).getUTCFullYear();
  return year >= 1900 && year <= enrolments.untilYear;
};

interface Format {
  check: Check;
  text: Code | 'date';
}

const shared: Record<string, Format> = {
  slug: { check: slug, text: 'slug' },
  price: { check: price, text: 'price' },
  price_starting: { check: (typed) => price(typed, 2), text: 'price-from' },
  project_url: { check: address('http', 'https'), text: 'link' },
  sold_until: { check: date, text: 'date' },
  completed_at: { check: date, text: 'date' },
};

const ofSite: Record<string, Format> = {
  ...Object.fromEntries(
    siteLinks.map((name) => [name, { check: address('https'), text: 'links' }]),
  ),
  email: { check: email, text: 'email' },
  accent: { check: colour, text: 'accent' },
  certificate_accent: { check: colour, text: 'certificate-accent' },
  time_zone: { check: timeZone, text: 'time-zone' },
};

const dateText = `اختر تاريخًا بين سنتي 1900 و${enrolments.untilYear}.`;

/**
 * Why a draft's value can never become one that is published, in Arabic; null where it is fine or only unfinished, as
 * an empty name, `12.` or `https://exam`. What is missing is said at the publication.
 * @param options.decimals those of the installation's currency
 */
export function faultOfFormat(
  { kind, field, value }: { kind: ContentKind; field: string; value: unknown },
  { decimals }: { decimals: number },
): string | null {
  if (field === 'nouns') return areNounsPossible(value as ChosenNouns) ? null : texts.nouns;
  const formats = kind === 'site' ? ofSite : shared;
  const format = Object.hasOwn(formats, field) ? formats[field] : undefined;
  if (!format || typeof value !== 'string' || format.check(value.trim(), decimals)) return null;
  return format.text === 'date' ? dateText : texts[format.text];
}
