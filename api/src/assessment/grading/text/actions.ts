import type { QuestionWords } from '../question/question-words.ts';
import { foldLetters, plainSigns } from './letters.ts';

const asksForAction = /(?:ماذا|كيف)\s+[يتن]\p{L}{2}|خطو[هي]|[نتي]فعل|اجراء|تصرف/u;
const fold = (text: string) => foldLetters(plainSigns(text)).toLowerCase().trim();

/** A short verb behind a word that asks: «نضع» to «ماذا نضع». Elsewhere «نوع» and «نهر» look like one. */
export const isVerbOfQuestion = (word: string, { text }: QuestionWords): boolean =>
  /^ن\p{L}{2}$/u.test(word) &&
  new RegExp(`(?:^|\\s)(?:ماذا|بماذا|بم|اين|كيف|متي) ${word}(?=\\s)`, 'u').test(text);

/**
 * What is done, in any person and as a verb or its noun: «نغسل اليدين», «أغسل اليدين» and «غسل اليدين», «نبرد الحرق» and «تبريد
 * الحرق»; of a single noun or verb also with the pronoun of what the question names, «تثبيته». Only the first two forms of a verb,
 * whose nouns follow a pattern.
 */
export function ofAction(text: string, question: QuestionWords): string[] {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  if (!asksForAction.test(question.text)) return [];
  const word = fold(first);
  if (rest.length === 0) {
    const isAction = /^(?:ت\p{L}{2}ي\p{L}|[ينا]\p{L}{3})$/u.test(word);
    return isAction ? [`${word}ه`, `${word}ها`] : [];
  }
  const [, verb = ''] = /^[يتنا](\p{L}{3,5})$/u.exec(word) ?? [];
  const noun = /^(?:ال)?(\p{L}{3})$/u.exec(word)?.[1] ?? '';
  const [, ...causing] = /^(?:ال)?ت(\p{L})(\p{L})ي(\p{L})$/u.exec(word) ?? [];
  const [a = '', b = '', c = ''] = verb;
  const stems = [verb, noun, causing.join('')].filter((stem) => stem.length > 2);
  const nouns = verb.length === 3 ? [verb, `ال${verb}`, `ت${a}${b}ي${c}`, `الت${a}${b}ي${c}`] : [];
  const verbs = stems.flatMap((stem) => [...'يتنا'].map((person) => person + stem));
  return [...nouns, ...verbs].map((form) => [form, ...rest].join(' '));
}
