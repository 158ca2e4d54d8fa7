import { isForm, type ReadWord } from './forms.ts';
import { isKnownName } from './names.ts';
import { isNoun } from './nouns.ts';
import { isListed } from './plurals.ts';
import { hasTwoVowels, isLongSound, soundsFully, soundsLike } from './sounds.ts';
import { isSpelledLike } from './spellings.ts';

const arabic = /^[\u0621-\u064a\u067e\u0686\u06a4\u06af]+$/;
const latin = /^[a-z0-9+#]+$/;

export const isArabic = (word: string): boolean => arabic.test(word);
export const isLatin = (word: string): boolean => latin.test(word);

/** «وCSS» is one word in a text. */
export const particleBeforeLatin = /^(?:و|ف)?(?:ال|لل|ب|ل|ك)?(?=[a-z])/;
const withoutParticle = (word: string) => word.replace(particleBeforeLatin, '');

/** An English word without the ending of its plural. */
export const singular = (word: string): string =>
  /[^s]s$/.test(word) && word.length > 4 && !isKnownName(word.slice(0, -1))
    ? word.slice(0, -1)
    : word;

/** «باذنك» is no foreign word, and «بايتون» may be one although «بايت» is a noun. */
const isPronoun = (ending: string) => ending.length > 1 && !/^(?:ون|ين|ان|تين|تان)$/.test(ending);

/** Whether an Arabic word is how a Latin one is written; a word that is an Arabic one must have all of the sounds. */
function isSoundOf(name: string, word: ReadWord): boolean {
  // «و»
  if (word.folded.length < 2 || word.isParticle) return false;
  const isForeign = !word.nouns.some(
    ({ stem, beginning, ending }) =>
      isNoun(stem) &&
      (stem === word.folded ||
        (beginning !== '' && (ending === '' || isListed(stem))) ||
        isPronoun(ending)),
  );
  // No letter at the end of a foreign word is a pronoun: «منيو».
  const stems = word.nouns.filter(({ ending }) => !/^[ويا]$/.test(ending)).map(({ stem }) => stem);
  return [name, singular(name)].some((one) =>
    stems.some((stem) => {
      if (isForeign) return soundsLike(one, stem);
      if (!isNoun(stem)) return false;
      if (isLongSound(one)) return soundsLike(one, stem);
      // «غريب» is no `grep`.
      return hasTwoVowels(one) && soundsFully(one, stem);
    }),
  );
}

/** How near two words are: the same, or one word in another form, spelling or script; null where they are two. */
export function relation(one: ReadWord, other: ReadWord): 'same' | 'form' | null {
  if (withoutParticle(one.folded) === withoutParticle(other.folded)) return 'same';
  if (one.isParticle || other.isParticle) return null;
  const scripts = [one, other].map(({ folded }) => isArabic(folded));
  if (scripts[0] && scripts[1])
    return isForm(one, other) || isSpelledLike(one, other) ? 'form' : null;
  const [arabicWord, name] = scripts[0] ? [one, other] : [other, one];
  if (!isLatin(name.folded)) return null;
  if (scripts[0] || scripts[1]) return isSoundOf(name.folded, arabicWord) ? 'form' : null;
  return isLatin(one.folded) && singular(one.folded) === singular(other.folded) ? 'form' : null;
}
