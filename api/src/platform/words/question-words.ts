import { foldArabic } from '@nibras/contract/text/fold.ts';
import { isKnownName } from './names.ts';
import { soundsLike } from './sounds.ts';

/** Words of a question that say nothing about what is searched, in the Arabic that is written and spoken, and in English. */
const list = `
  كيف كيفية ما ماذا ماهو ماهي هو هي الفرق فرق بين كم أريد اريد نريد عايز عاوز عايزة ابغى أبغى ابي بدي حابب ودي ازاي إزاي شلون وش ايش إيش ايه
  هل متى أين فين وين لماذا ليش ليه من إلى على في عن مع هذا هذه ذلك التي الذي او أو و ثم أن إن لا
  تعلم أتعلم اتعلم نتعلم تعليم شرح اشرح كورس كورسات دورة دورات مساق مساقات أفضل احسن أحسن حول ممكن لو سمحت لي عندي يعني بدون
  اعرف أعرف معنى طريقة خطوات صفر لما عمل أسوي اسوي سوي بداية مبتدئ مبتدئين مبتدئون لغة بالعربي بالعربية عربي كامل كاملة شامل شاملة استاذ استاذة دكتور دكتورة مهندس مهندسة مدرب مدربة بتاع بتاعي لازم يلاقي موضوع جهازي
  اعمل أعمل استخدم أستخدم يمكن يجب محتاج احتاج نفسي عشان علشان مشان لاجل اللي دي ده هاد هيدا هذي كده كذا هيك شي شيء حاجة ابدأ أبدأ نبدأ اقدر أقدر بقدر تبع حق
  دروس درس محاضرات محاضرة شروحات فيديوهات لوحدي بنفسي بسرعة بسهولة ببساطة بالتفصيل مفصل مجددا حاليا يلا رجاء اشرحلي فهمني علمني دلوني وين عاوزة حابة ناوي
  how to what is are the a an of in for and or vs with difference between learn course courses tutorial best want need i my do from scratch beginner beginners basics full complete arabic does can
  el al il`;

let words: Set<string> | undefined;

function questionWords(): Set<string> {
  words ??= new Set(foldArabic(list).split(' '));
  return words;
}

/** Whether a folded word says nothing about what is searched, so that what does not have it may be meant all the same. */
export const isQuestionWord = (word: string): boolean => questionWords().has(word);

/** Whether a Latin word is one of the Arabic ones as it is written in a chat: «ezay», «shar7». */
export const soundsLikeQuestionWord = (latin: string): boolean =>
  !isKnownName(latin) && [...questionWords()].some((word) => soundsLike(latin, word));
