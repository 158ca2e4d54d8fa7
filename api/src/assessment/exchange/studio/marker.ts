import { type CodeLanguage, codeLanguages } from '@nibras/contract/assessment/questions/shapes.ts';

/**
 * What other programs do not know of a question, as a comment that they skip: `nibras: output python`. Only an import here
 * reads it, so that an export comes back as it was.
 */
export interface Marker {
  /** What a short answer is here. */
  as?: 'output' | 'gaps';
  language?: CodeLanguage;
  /** Several choices, all or nothing. */
  whole?: true;
  /** Texts that are compared as code. */
  exact?: true;
  /** What each hint costs, in per cent. */
  costs?: number[];
  /** Further accepted answers of a number, where one of them is no number: other programs have no place for these. */
  accepted?: string[];
}

/** Words of a comment, which must hold neither a space nor `--`. */
const packed = (texts: readonly string[]) =>
  encodeURIComponent(JSON.stringify(texts)).replaceAll('-', '%2D');

function unpacked(word: string): string[] | null {
  try {
    const texts: unknown = JSON.parse(decodeURIComponent(word));
    return Array.isArray(texts) && texts.every((text) => typeof text === 'string') ? texts : null;
  } catch {
    // A comment that was changed by hand.
    return null;
  }
}

export function markerText({ as, language, whole, exact, costs, accepted }: Marker): string | null {
  const words = [
    as,
    language,
    whole && 'whole',
    exact && 'exact',
    costs && costs.length > 0 && `costs=${costs.join(',')}`,
    accepted && `accepted=${packed(accepted)}`,
  ].filter(Boolean);
  return words.length === 0 ? null : `nibras: ${words.join(' ')}`;
}

const beginning = 'nibras:';

/** The marker in a comment; empty for a comment of another person. */
export function parseMarker(comment: string): Marker {
  const text = comment.trim();
  const words = text.startsWith(beginning) ? text.slice(beginning.length).trim().split(/\s+/) : [];
  const language = codeLanguages.find((one) => words.includes(one));
  const as = (['output', 'gaps'] as const).find((one) => words.includes(one));
  const costs = words
    .find((word) => /^costs=\d{1,3}(?:,\d{1,3})*$/.test(word))
    ?.slice('costs='.length)
    .split(',')
    .map((cost) => Math.min(100, Number(cost)));
  const list = words.find((word) => word.startsWith('accepted='))?.slice('accepted='.length);
  const accepted = list === undefined ? null : unpacked(list);
  return {
    ...(as && { as }),
    ...(language && { language }),
    ...(words.includes('whole') && { whole: true }),
    ...(words.includes('exact') && { exact: true }),
    ...(costs && { costs }),
    ...(accepted && { accepted }),
  };
}
