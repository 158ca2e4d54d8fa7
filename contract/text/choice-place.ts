import { foldArabic } from './fold.ts';

/** Characters of a choice that are read. What is longer speaks of its subject. */
const maxLength = 60;

/**
 * Choices that speak of all the others: «جميع ما سبق», «لا شيء مما ذُكر», «كل الإجابات صحيحة», «غير ذلك», "None of these".
 * Folded words, without «ال».
 */
const ofOthers = [
  /^(?:كل|جميع|كافه)\s?(?:ما|مما|من) (?:سبق|ذكر|تقدم|ورد|مضي|قيل)/,
  /^(?:كل|جميع|كافه) (?:اجابات|خيارات|اختيارات|بدائل|عبارات|اجوبه|احتمالات)(?: (?:صحيحه|خاطيه|سابقه|مذكوره|اعلاه|خطا|غير))+$/,
  /^(?:لا|ليس|ليست|ولا|ما من|لم يذكر) .{0,25}(?:مما|ما|من) (?:سبق|ذكر|تقدم|ورد)/,
  /^(?:لا شيء|لا شي|لا احد|ولا واحده?|لا توجد? (?:اجابه|خيار)|لا يوجد).{0,20}$/,
  /^غير ذلك$/,
  /^(?:all|none|any) of (?:the )?(?:above|these|them|those)/,
  /^(?:all|none) (?:above|are (?:correct|true|wrong|false))/,
];

const letter = '(?:[اأبجتثده]|هـ|[a-h]|[1-9])';
/** Choices that name others by their letters, which a shuffle would make others: «أ وب معًا», "Both A and C". */
const byLetter = [
  new RegExp(
    `^(?:(?:اجابتان|اجابات|خياران|اختياران|خيارات|كلا من|كل من|both|كلاهما|فقط) )?${letter}(?: ?(?:و|and|&) ?${letter}){1,4}(?: (?:معا|فقط|صحيحتان|صحيحان|صحيحه|صحيح|only|are correct))*$`,
  ),
  /^(?:كلاهما|كلتاهما|كلا|كلتا|both|neither)(?: |$)(?!.{30})/,
  /^(?:خيار|اجابه|اختيار)(?:ان|تان|ين|تين)? (?:اول|ثاني|ثالث|رابع).{0,30}(?:اول|ثاني|ثالث|رابع)/,
];

/** What the words of a choice say of its place among the others. */
export type ChoicePlace = 'anywhere' | 'last' | 'in-order';

/**
 * The place of a choice by its words.
 * @param text of the choice, without markup
 * @returns `last` where it speaks of all the others, `in-order` where it names others by their letters, so that none of them
 *   may move
 */
export function placeOfChoice(text: string): ChoicePlace {
  if (text.length > maxLength) return 'anywhere';
  const words = foldArabic(text.replace(/[،,]/g, ' و ').replace(/[()[\]«»".:؛]/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  if (byLetter.some((pattern) => pattern.test(words))) return 'in-order';
  return ofOthers.some((pattern) => pattern.test(words)) ? 'last' : 'anywhere';
}
