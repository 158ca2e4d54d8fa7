import type { QuestionWords } from '../question/question-words.ts';
import { leading } from '../question/word-lists.ts';
import { foldLetters, plainSigns } from './letters.ts';

/** Names of one relation between words: an answer may have one of them where the question has another. */
const relations: readonly RegExp[] = [
  /^(?:ال)?(?:مضاده?ا?|ضده?ا?|عكسه?ا?|نقيضه?ا?|opposite|antonym)$/,
  /^(?:ال)?(?:مرادفه?ا?|معن[يا]ه?ا?|synonym|meaning)$/,
];
/** With an article or a pronoun the name stands for the whole question; «ضد النهار» turns «النهار» round. */
const isWhole = (word: string) => /^ال|[هي]$|ها$/.test(word);

const relationsOf = (words: readonly string[]) =>
  relations.filter((relation) => words.some((word) => relation.test(word)));

/** «الضد: النهار», «عكسها النهار»: behind another name of the relation that the question asks for. */
function behindRelation(text: string, question: QuestionWords): string[] {
  const [, first = '', sign = '', rest = ''] =
    /^\s*(\S{2,12}?)(\s*:\s*|\s+)(\S.*)$/su.exec(text) ?? [];
  const word = foldLetters(plainSigns(first)).toLowerCase();
  const isLabel = sign.includes(':') || isWhole(word);
  // A question with two relations, «عكس معنى», leaves open which one is meant.
  const asked = relationsOf(question.text.replace(/"[^"]*"/g, ' ').split(/[^\p{L}]+/u));
  return isLabel && asked.length === 1 && asked[0]?.test(word) ? [rest] : [];
}

/** «ج: 85», «ج- 85», «Ans 85»: a dash with a space before it and none behind it is the number's sign. */
function behindSign(text: string): string[] {
  const rest = /^\s*(?:جـ?|ans)\.?(?:\s*[:=]\s*|-\s*|\s+-\s+|\s+(?=-\d))(\S.*)$/isu.exec(text)?.[1];
  const typed = rest ?? /^\s*ans\.?\s+(\S.*)$/isu.exec(text)?.[1];
  return typed === undefined ? [] : [typed];
}

/** What stands behind «الجواب:» and its kind, or behind words of the question with a colon. */
export function behindLabel(
  text: string,
  question: QuestionWords,
  repeats: (words: readonly string[]) => boolean,
): string[] {
  const [, label = '', rest = ''] = /^([^:]{1,60}):\s*([^:\s].*)$/su.exec(text.trim()) ?? [];
  const words = foldLetters(plainSigns(label)).toLowerCase().trim().split(/\s+/);
  const isLabel = words.every((word) => leading.has(word)) || repeats(words);
  return [
    ...(rest !== '' && isLabel ? [rest] : []),
    ...behindRelation(text, question),
    ...behindSign(text),
  ];
}
