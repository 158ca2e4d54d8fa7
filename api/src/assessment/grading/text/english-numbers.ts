const small =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/);
const round = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const wordValues = new Map([
  ...small.map((word, at) => [word, at] as const),
  ...round.map((word, at) => [word, 20 + 10 * at] as const),
]);
const scales = new Map([
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]);

/** The number that English words say as a whole, in the order of its grammar; null for what is no number. */
function numberOf(words: readonly string[]): number | null {
  let [total, group, last] = [0, 0, 100];
  for (const word of words) {
    const value = wordValues.get(word);
    const scale = scales.get(word);
    if (value !== undefined) {
      // A ten may be followed by its ones, and nothing else by a number: «two three» are two.
      if (last !== 100 && !(last >= 20 && last < 100 && value > 0 && value < 10)) return null;
      [group, last] = [group + value, value];
    } else if (word === 'hundred' && group > 0 && group < 10) [group, last] = [group * 100, 100];
    else if (scale !== undefined && group > 0)
      [total, group, last] = [total + group * scale, 0, 100];
    else return null;
  }
  return total + group;
}

const word = `(?:${[...wordValues.keys(), 'hundred', ...scales.keys()].join('|')})`;
const phrase = new RegExp(`\\b${word}(?:(?:[ -]| and )${word})*\\b`, 'gi');

/** A text with numbers in English words as digits: «twenty-one days» is `21 days`. */
export const englishDigits = (text: string): string =>
  text.replace(phrase, (found) => {
    const value = numberOf(found.toLowerCase().split(/ and |[ -]/));
    return value === null ? found : String(value);
  });
