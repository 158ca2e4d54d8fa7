import type { CourseTerm } from '@nibras/contract/learning/captions/studio/shapes.ts';
import { captionDrafts as limits } from '@nibras/contract/limits.ts';

/** Terms as a person writes them: one in each row, its spoken forms after a colon, with commas between. */
export const writtenTerms = (terms: readonly CourseTerm[]): string =>
  terms
    .map(({ term, spoken }) => (spoken.length > 0 ? `${term}: ${spoken.join('، ')}` : term))
    .join('\n');

/** The terms of a text; `fault` names the first row that is none, from 1. */
export function readTerms(text: string): { terms: CourseTerm[]; fault: number | null } {
  const terms: CourseTerm[] = [];
  for (const [at, row] of text.split('\n').entries()) {
    if (row.trim() === '') continue;
    // A term may have a colon of its own, such as `std::vector`; the one before a space ends it.
    const colon = /:(?=\s|$)/.exec(row)?.index ?? row.length;
    const term = row.slice(0, colon).trim();
    const spoken = row
      .slice(colon + 1)
      .split(/[,،؛;]/)
      .map((form) => form.trim())
      .filter((form) => form !== '');
    const isTooLong = [term, ...spoken].some((form) => form.length > limits.termMaxLength);
    const isTooMuch = spoken.length > limits.spokenForms || terms.length >= limits.terms;
    if (term === '' || isTooLong || isTooMuch) return { terms, fault: at + 1 };
    terms.push({ term, spoken });
  }
  return { terms, fault: null };
}
