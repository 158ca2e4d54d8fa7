import { soundsLike } from '#platform/words/sounds.ts';
import { foldLetters, plainSigns } from './letters.ts';

const wordsOf = (text: string) => foldLetters(plainSigns(text)).toLowerCase().trim().split(/\s+/);
const isArabic = (word: string) => /^[\u0621-\u064a]+$/.test(word);
const isLatin = (word: string) => /^[a-z]+$/.test(word);
const shortest = 5;

/** Whether Arabic words sound as Latin ones, each as its own. */
export const soundAs = (latin: readonly string[], arabic: readonly string[]): boolean =>
  latin.length === arabic.length &&
  arabic.every((word, at) =>
    isArabic(word) ? soundsLike(latin[at] ?? '', word) : word === latin[at],
  );

/**
 * Names that a teacher accepts in both scripts, by their Latin words: «إفرست» and Everest. Then any Arabic spelling of that sound
 * is right. A translation, «متغير» and variable, is no such name.
 */
export function foreignNames(accepted: readonly string[]): string[][] {
  const all = accepted.filter((text) => text.length <= 60).map(wordsOf);
  const arabic = all.map((words) => words.filter(isArabic));
  return all.flatMap((words) => {
    if (!words.every(isLatin)) return [];
    // «مناورة هيمليك» is longer than the name, «إديسون» shorter than Thomas Edison.
    return arabic.flatMap((other) => {
      const length = Math.min(words.length, other.length);
      const name = words.slice(-length);
      const isName = length > 0 && name.join('').length >= shortest;
      return isName && soundAs(name, other.slice(-length)) ? [name] : [];
    });
  });
}
