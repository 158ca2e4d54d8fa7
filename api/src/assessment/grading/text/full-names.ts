import type { QuestionWords } from '../question/question-words.ts';
import { relating, turning } from '../question/word-lists.ts';
import { foldLetters, plainSigns } from './letters.ts';

const ofPerson =
  /^(?:ابن|بن|ابو|ابي|ابا|ام|بنت|عبد|ال|آل|تلميذ|معلم|شيخ|صاحب|عم|خال|اخو|اخت|والد|جد|حفيد)$/;
/** Before a name they make it another person's; «بن» and «أبو» are parts of a full name. */
const others = /^(?:تلميذ|معلم|شيخ|صاحب|عم|خال|اخو|اخت|والد|جد|حفيد|بنت|ام|و|ثم|مع|من|في|عن)$/;
/** Names that begin with «و», which else joins two persons. */
const beginsWithWaw = /^(?:وليد|الوليد|واييل|وايل|واصل|وهب|وكيع|ورقه|وحيد)$/;
const asksForName = /(?:^|\s)(?:من|عالم|العالم|موسس|مولف|صاحب|مخترع|مكتشف|who)(?=\s)/;
const relatives =
  /(?:^|\s)(?:والد|ابن|بن|جد|تلميذ|حفيد|عم|شيخ|استاذ|معلم|اخو|ابو)\p{L}{0,2}(?=\s|$)/u;

/**
 * «محمد بن موسى الخوارزمي» as «الخوارزمي», where a person is asked for: a given name, at least one father, and the name of a
 * town, a tribe or a trade at the end. «تلميذ الخوارزمي», «ابن الخوارزمي» and a name without a father stay.
 */
export function ofFullName(text: string, question: QuestionWords): string[] {
  if (!asksForName.test(question.text) || relatives.test(question.text)) return [];
  const words = foldLetters(plainSigns(text)).replace(/[."]/g, ' ').trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  const fathers = words.filter((word, at) => at > 0 && word === 'بن');
  const areNames = words.every(
    (word) =>
      /^[\u0621-\u064a]{2,}$/.test(word) &&
      !turning.has(word) &&
      !others.test(word) &&
      (!relating.has(word) || /^ا?بن$|^اب[اوي]$/.test(word)) &&
      (!word.startsWith('و') || beginsWithWaw.test(word)),
  );
  return words.length > 3 &&
    words.length < 11 &&
    fathers.length > 0 &&
    areNames &&
    /^ال\p{L}{2,}ي$/u.test(last) &&
    !ofPerson.test(before)
    ? [last]
    : [];
}
