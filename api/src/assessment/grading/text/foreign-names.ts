import { soundsLike } from '#platform/words/sounds.ts';
import { foldLetters, plainSigns } from './letters.ts';

const wordsOf = (text: string) => foldLetters(plainSigns(text)).toLowerCase().trim().split(/\s+/);
const isArabic = (word: string) => /^[\u0621-\u064a]+$/.test(word);
const isLatin = (word: string) => /^[a-z]+$/.test(word);
const shortest = 5;

/** Whether Arabic words sound as Latin ones, each as its own. */
export const soundAs = (latin: readonly string[], arabic: readonly string[]): boolean =>
  latin.length === arabic.length &&
  arabic.every((word, at) => isArabic(word) && soundsLike(latin[at] ?? '', word));

/**
 * Names that a teacher accepts in both scripts, by their Latin words: «إفرست» and Everest. Then any Arabic spelling of that sound
 * is right. A translation, «متغير» and variable, is no such name.
 */
export function foreignNames(accepted: readonly string[]): string[][] {
  const all = accepted.filter((text) => text.length <= 60).map(wordsOf);
  const arabic = all.map((words) => words.filter(isArabic));
  return all.filter((words) => {
    const isName = words.every(isLatin) && words.join('').length >= shortest;
    // «مناورة هيمليك»: behind a noun that says of what kind it is.
    return isName && arabic.some((other) => soundAs(words, other.slice(-words.length)));
  });
}
