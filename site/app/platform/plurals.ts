/**
 * The plural forms of an Arabic noun. `two` is used without a number; `few` follows 3–10; `many` follows 11–99; `other`
 * follows round hundreds, fractions and the like.
 */
export type NounForms = {
  zero: string;
  one: string;
  two: string;
  few: string;
  many: string;
  other: string;
};

export const nouns = {
  course: {
    zero: 'لا كورسات',
    one: 'كورس واحد',
    two: 'كورسان',
    few: 'كورسات',
    many: 'كورسًا',
    other: 'كورس',
  },
  chapter: {
    zero: 'لا فصول',
    one: 'فصل واحد',
    two: 'فصلان',
    few: 'فصول',
    many: 'فصلًا',
    other: 'فصل',
  },
  lecture: {
    zero: 'لا محاضرات',
    one: 'محاضرة واحدة',
    two: 'محاضرتان',
    few: 'محاضرات',
    many: 'محاضرة',
    other: 'محاضرة',
  },
  student: {
    zero: 'لا طلاب',
    one: 'طالب واحد',
    two: 'طالبان',
    few: 'طلاب',
    many: 'طالبًا',
    other: 'طالب',
  },
  minute: {
    zero: '0 دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: 'دقائق',
    many: 'دقيقة',
    other: 'دقيقة',
  },
  hour: {
    zero: '0 ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: 'ساعات',
    many: 'ساعة',
    other: 'ساعة',
  },
  project: {
    zero: 'لا مشاريع',
    one: 'مشروع واحد',
    two: 'مشروعان',
    few: 'مشاريع',
    many: 'مشروعًا',
    other: 'مشروع',
  },
  article: {
    zero: 'لا مقالات',
    one: 'مقال واحد',
    two: 'مقالان',
    few: 'مقالات',
    many: 'مقالًا',
    other: 'مقال',
  },
  service: {
    zero: 'لا خدمات',
    one: 'خدمة واحدة',
    two: 'خدمتان',
    few: 'خدمات',
    many: 'خدمة',
    other: 'خدمة',
  },
  image: {
    zero: 'لا صور',
    one: 'صورة واحدة',
    two: 'صورتان',
    few: 'صور',
    many: 'صورة',
    other: 'صورة',
  },
  review: {
    zero: 'لا تقييمات',
    one: 'تقييم واحد',
    two: 'تقييمان',
    few: 'تقييمات',
    many: 'تقييمًا',
    other: 'تقييم',
  },
} as const satisfies Record<string, NounForms>;

/**
 * The forms after «منذ» and other prepositions: the dual takes its genitive ending, and one is written without a
 * number.
 */
export const spans = {
  second: { one: 'ثانية', two: 'ثانيتين', few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' },
  minute: { one: 'دقيقة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  hour: { one: 'ساعة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  day: { one: 'يوم', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' },
  week: { one: 'أسبوع', two: 'أسبوعين', few: 'أسابيع', many: 'أسبوعًا', other: 'أسبوع' },
  month: { one: 'شهر', two: 'شهرين', few: 'أشهر', many: 'شهرًا', other: 'شهر' },
  year: { one: 'سنة', two: 'سنتين', few: 'سنوات', many: 'سنة', other: 'سنة' },
} as const satisfies Record<string, Omit<NounForms, 'zero'>>;

/** Lectures after «من», which takes the genitive: «9 من محاضرتين». */
export const lecturesOf: NounForms = { ...nouns.lecture, two: 'محاضرتين' };
