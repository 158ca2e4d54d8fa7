/** A noun with the forms that Arabic needs to count it. */
export interface Noun {
  feminine: boolean;
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

/** A row of a table of nouns. */
export const masculine = (
  singular: string,
  dual: string,
  dualOblique: string,
  plural: string,
  accusative: string,
): Noun => ({ feminine: false, singular, dual, dualOblique, plural, accusative });

/** Nouns with ة look alike in both cases of the singular. */
export const feminine = (
  singular: string,
  dual: string,
  dualOblique: string,
  plural: string,
): Noun => ({ feminine: true, singular, dual, dualOblique, plural, accusative: singular });

/**
 * The counted nouns of every page. The first scripts of public pages contain them, so that others stand in
 * `rare-nouns.ts`.
 */
export const nouns = {
  course: masculine('كورس', 'كورسان', 'كورسين', 'كورسات', 'كورسًا'),
  chapter: masculine('فصل', 'فصلان', 'فصلين', 'فصول', 'فصلًا'),
  lecture: feminine('محاضرة', 'محاضرتان', 'محاضرتين', 'محاضرات'),
  student: { ...masculine('طالب', 'طالبان', 'طالبين', 'طلاب', 'طالبًا'), human: true },
  project: masculine('مشروع', 'مشروعان', 'مشروعين', 'مشاريع', 'مشروعًا'),
  article: masculine('مقال', 'مقالان', 'مقالين', 'مقالات', 'مقالًا'),
  service: feminine('خدمة', 'خدمتان', 'خدمتين', 'خدمات'),
  image: feminine('صورة', 'صورتان', 'صورتين', 'صور'),
  review: masculine('تقييم', 'تقييمان', 'تقييمين', 'تقييمات', 'تقييمًا'),
  second: { ...feminine('ثانية', 'ثانيتان', 'ثانيتين', 'ثوانٍ'), unit: true },
  minute: { ...feminine('دقيقة', 'دقيقتان', 'دقيقتين', 'دقائق'), unit: true },
  hour: { ...feminine('ساعة', 'ساعتان', 'ساعتين', 'ساعات'), unit: true },
  day: { ...masculine('يوم', 'يومان', 'يومين', 'أيام', 'يومًا'), unit: true },
  week: { ...masculine('أسبوع', 'أسبوعان', 'أسبوعين', 'أسابيع', 'أسبوعًا'), unit: true },
  month: { ...masculine('شهر', 'شهران', 'شهرين', 'أشهر', 'شهرًا'), unit: true },
  year: { ...feminine('سنة', 'سنتان', 'سنتين', 'سنوات'), unit: true },
  letter: { ...masculine('حرف', 'حرفان', 'حرفين', 'أحرف', 'حرفًا'), unit: true },
} satisfies Record<string, Noun>;

export type NounName = keyof typeof nouns;

/** An adjective as it follows a noun of either gender; `plural` is what follows several things. */
export interface Adjective {
  masculine: Noun;
  feminine: Noun;
}
