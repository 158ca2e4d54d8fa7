/** A noun with the forms that Arabic needs to count it. */
export interface Noun {
  feminine: boolean;
  /** Looks like a noun that a provider can replace (`interface-nouns.ts`), and is the name of another thing. */
  fixed?: boolean;
  /** Its plural names people, and takes a masculine verb where the noun is masculine. */
  human?: boolean;
  /** A unit is written with its 0: «0 دقيقة». Of other nouns there are none: «لا كورسات». */
  unit?: boolean;
  /** With 1, with round hundreds and with fractions. */
  singular: string;
  dual: string;
  /** The dual after a preposition, as an object, and as the second part of a construct. */
  dualOblique: string;
  /** After 3 to 10. */
  plural: string;
  /** After 11 to 99; also one thing as an object. */
  accusative: string;
}

/** A masculine noun from its singular and plural: «كورسان», «كورسين», «كورسًا» follow, unless they are irregular. */
export const masculine = (
  singular: string,
  plural: string,
  irregular: Partial<Noun> = {},
): Noun => ({
  feminine: false,
  singular,
  dual: `${singular}ان`,
  dualOblique: `${singular}ين`,
  plural,
  accusative: `${singular}ًا`,
  ...irregular,
});

/** A feminine noun: «محاضرتان», «محاضرتين» follow. One with ة looks alike in both cases of the singular. */
export function feminine(singular: string, plural: string, irregular: Partial<Noun> = {}): Noun {
  const stem = singular.replace(/ة$/, 'ت');
  return {
    feminine: true,
    singular,
    dual: `${stem}ان`,
    dualOblique: `${stem}ين`,
    plural,
    accusative: singular,
    ...irregular,
  };
}

/**
 * The counted nouns of every page. The first scripts of public pages contain them, so that others stand in
 * `rare-nouns.ts`.
 */
export const nouns = {
  course: masculine('كورس', 'كورسات'),
  lecture: feminine('محاضرة', 'محاضرات'),
  student: masculine('طالب', 'طلاب', { human: true }),
  project: masculine('مشروع', 'مشاريع'),
  article: masculine('مقال', 'مقالات'),
  service: feminine('خدمة', 'خدمات'),
  review: masculine('تقييم', 'تقييمات'),
  second: feminine('ثانية', 'ثوانٍ', { unit: true }),
  minute: feminine('دقيقة', 'دقائق', { unit: true }),
  hour: feminine('ساعة', 'ساعات', { unit: true }),
  day: masculine('يوم', 'أيام', { unit: true }),
  week: masculine('أسبوع', 'أسابيع', { unit: true }),
  month: masculine('شهر', 'أشهر', { unit: true }),
  year: feminine('سنة', 'سنوات', { unit: true }),
  letter: masculine('حرف', 'أحرف', { unit: true }),
} satisfies Record<string, Noun>;

export type NounName = keyof typeof nouns;

/** An adjective as it follows a noun of either gender; `plural` is what follows several things. */
export interface Adjective {
  masculine: Noun;
  feminine: Noun;
}
