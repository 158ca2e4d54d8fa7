import { nouns } from '../../contract/text/nouns.ts';
import { rareNouns } from '../../contract/text/rare-nouns.ts';

/** Words that a noun follows in the genitive: prepositions, and the first parts of common constructs. */
const governing = new Set(
  `من في إلى على عن حتى منذ خلال أثناء بعد قبل عند لدى بين دون بدون بلا ضمن حول نحو مع تحت فوق ضد عبر رغم وراء أمام سوى
  غير كل بعض جميع معظم أغلب مثل قرابة حوالي لمدة مدة حالة عدد مجموع إجمالي أحد إحدى آخر أول أكثر أقل بضع`.split(
    /\s+/,
  ),
);
/** One-letter prepositions are written without a space, and before a digit with a stroke: «لـ 5». */
const attached = /^(?:لل?|ب|ك)ـ?$/;

/** The last word of a text, if no punctuation follows it; null at a boundary and at the beginning. */
export const lastWord = (text) => text.match(/([\p{L}\p{M}ـ]+)\s*$/u)?.[1] ?? null;

/** Whether a noun takes the genitive after a word, also after «ومن», «فمن». */
export function governsGenitive(word) {
  if (word === null) return false;
  return governing.has(word) || governing.has(word.replace(/^و/, '')) || attached.test(word);
}

const forms = new Set(
  Object.values({ ...nouns, ...rareNouns }).flatMap((noun) => [
    noun.singular,
    noun.plural,
    noun.accusative,
  ]),
);

/** The form of a counted noun with which a text begins; null for other words. */
export function countedForm(text) {
  const word = text.match(/^\s+([\p{L}\p{M}]+)/u)?.[1];
  return word && forms.has(word) ? word : null;
}
