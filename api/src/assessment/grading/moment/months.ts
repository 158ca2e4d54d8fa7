/** The months of the year by all of their names, folded; behind them those of the Hijri year. */
const months = `
  يناير,كانون الثاني,جانفي,january,jan;فبراير,شباط,فيفري,february,feb;مارس,اذار,march,mar;ابريل,نيسان,افريل,april,apr;
  مايو,ايار,ماي,may;يونيو,حزيران,يونيه,جوان,june,jun;يوليو,تموز,يوليه,جويليه,july,jul;اغسطس,اب,اوت,august,aug;
  سبتمبر,ايلول,شتنبر,september,sep,sept;اكتوبر,تشرين الاول,october,oct;نوفمبر,تشرين الثاني,نونبر,november,nov;
  ديسمبر,كانون الاول,دجنبر,december,dec;
  محرم,المحرم;صفر;ربيع الاول;ربيع الثاني,ربيع الاخر;جمادي الاولي,جمادي الاول;جمادي الثانيه,جمادي الاخره;رجب;شعبان;رمضان;شوال;
  ذو القعده,ذي القعده;ذو الحجه,ذي الحجه`
  .split(';')
  .map((names) => names.split(',').map((name) => name.trim()));
/** The number of a month by any of its names, folded. */
export const monthOf = new Map(
  months.flatMap((names, at) => names.map((name) => [name, at + 1] as const)),
);

/** Whether a folded word is the name of a month, or begins one of two words. */
export const isMonth = (word: string): boolean =>
  monthOf.has(word) || /^(?:ربيع|جمادي|ذو|ذي|تشرين|كانون)$/.test(word);
