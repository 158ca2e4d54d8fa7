import type { ScreenCapability } from '@nibras/contract/people/auth/shapes.ts';
import { foldArabic } from '@nibras/contract/text/fold.ts';
import { mayOpen, type Verb } from '#studio-kit/part/studio-part.ts';
import { allParts } from '../parts.ts';
import { beginsWords } from './local-entries.ts';

const verbs: readonly Verb[] = allParts.flatMap(({ verbs: registered = [] }) => registered);

const beginningsOf = ({ name, words }: Verb) => [name, ...words].map(foldArabic);

/** A search that begins with a verb: the verb, and what its item is called. */
export interface VerbSearch {
  verb: Verb;
  /** '' while only the verb is typed. */
  of: string;
}

/** The verb that a search begins with, which the person may use, and the name behind it; null for none. */
export function verbIn(
  search: string,
  capabilities: readonly ScreenCapability[] = [],
): VerbSearch | null {
  const words = search.trim().split(/\s+/);
  for (const verb of verbs) {
    if (!mayOpen(verb, capabilities)) continue;
    for (const beginning of beginningsOf(verb)) {
      const length = beginning.split(' ').length;
      if (foldArabic(words.slice(0, length).join(' ')) !== beginning) continue;
      return { verb, of: words.slice(length).join(' ') };
    }
  }
  return null;
}

/** The verbs of which a search could be the beginning; all for an empty one. */
export function verbsFor(search: string, capabilities: readonly ScreenCapability[] = []): Verb[] {
  const typed = foldArabic(search.trim());
  const begins = (verb: Verb) => beginningsOf(verb).some((one) => one.startsWith(typed));
  return verbs.filter((verb) => mayOpen(verb, capabilities) && begins(verb));
}

/** The verbs with a later word that a search could be the beginning of, as «معلم» is of «أضف معلّمًا إلى». */
export function verbsNaming(
  search: string,
  capabilities: readonly ScreenCapability[] = [],
): Verb[] {
  const beginning = verbsFor(search, capabilities);
  return verbs.filter(
    (verb) =>
      mayOpen(verb, capabilities) &&
      !beginning.includes(verb) &&
      beginningsOf(verb).some((one) => beginsWords(one, search)),
  );
}
