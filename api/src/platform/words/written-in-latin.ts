import { soundKeys } from './bones.ts';
import { isParticle } from './particles.ts';
import type { LookUp } from './read-query.ts';
import { isArabic, isLatin } from './related.ts';
import { soundsFully, soundsLike } from './sounds.ts';

/** Of shorter words too many have the sound. */
const minLength = 3;

/** «el barmaga» is often one word. */
const withoutArticle = (word: string) => word.replace(/^(?:el|al|il)(?=.{3})/, '');

/**
 * Arabic words of the site that Latin ones may be in the letters of a chat, where digits are what Latin lacks: «ta3allum» for «تعلم».
 * @param words folded
 * @returns those that have one, with the word as the site writes it; one that writes all vowels of it before others
 */
export async function arabicFor(
  words: readonly string[],
  lookUp: LookUp,
): Promise<Map<string, string>> {
  const latin = words.filter((word) => isLatin(word) && word.length >= minLength);
  if (latin.length === 0) return new Map();
  const known = await lookUp({
    folded: [],
    bones: [],
    sounds: soundKeys(latin.map(withoutArticle)),
    beginnings: [],
    typos: [],
  });
  const arabic = known.filter(({ folded }) => isArabic(folded) && !isParticle(folded));
  return new Map(
    latin.flatMap((word) => {
      const spoken = withoutArticle(word);
      const found =
        arabic.find(({ folded }) => soundsFully(spoken, folded)) ??
        arabic.find(({ folded }) => soundsLike(spoken, folded));
      return found ? [[word, found.spelled] as const] : [];
    }),
  );
}
