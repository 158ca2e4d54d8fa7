import { foldArabic } from '@nibras/contract/text/fold.ts';

/** Words of a question that say nothing about what is searched, in the Arabic that is written and spoken, and in English. */
const list = `
  كيف كيفية ما ماذا ماهو ماهي هو هي الفرق فرق بين كم أريد اريد نريد عايز عاوز عايزة ابغى أبغى ابي بدي حابب ودي ازاي إزاي شلون وش ايش إيش ايه
  هل متى أين فين وين لماذا ليش ليه من إلى على في عن مع هذا هذه ذلك التي الذي او أو و ثم أن إن لا
  تعلم أتعلم اتعلم نتعلم تعليم شرح اشرح كورس كورسات دورة دورات مساق مساقات أفضل احسن أحسن حول ممكن لو سمحت لي عندي يعني بدون
  اعرف أعرف معنى طريقة خطوات صفر لما عمل أسوي اسوي سوي بداية مبتدئ مبتدئين مبتدئون لغة بالعربي بالعربية عربي كامل كاملة شامل شاملة استاذ استاذة دكتور دكتورة مهندس مهندسة مدرب مدربة بتاع بتاعي لازم يلاقي موضوع جهازي
  اعمل أعمل استخدم أستخدم يمكن يجب
  how to what is are the a an of in for and or vs with difference between learn course courses tutorial best want need i my do from scratch beginner beginners basics full complete arabic does can`;

let words: Set<string> | undefined;

/** Whether a folded word says nothing about what is searched, so that what does not have it may be meant all the same. */
export function isQuestionWord(word: string): boolean {
  words ??= new Set(foldArabic(list).split(' '));
  return words.has(word);
}
