/**
 * A noun in the forms that Arabic counts with. `pair` names two by itself; `few` follows 3–10;
 * `many` follows 11–99; `other` follows round hundreds, fractions and the like.
 */
export type NounForms = {
  zero: string;
  one: string;
  pair: string;
  few: string;
  many: string;
  other: string;
};

export const nouns = {
  course: {
    zero: 'لا كورسات',
    one: 'كورس واحد',
    pair: 'كورسان',
    few: 'كورسات',
    many: 'كورسًا',
    other: 'كورس',
  },
  chapter: {
    zero: 'لا فصول',
    one: 'فصل واحد',
    pair: 'فصلان',
    few: 'فصول',
    many: 'فصلًا',
    other: 'فصل',
  },
  lecture: {
    zero: 'لا محاضرات',
    one: 'محاضرة واحدة',
    pair: 'محاضرتان',
    few: 'محاضرات',
    many: 'محاضرة',
    other: 'محاضرة',
  },
  student: {
    zero: 'لا طلاب',
    one: 'طالب واحد',
    pair: 'طالبان',
    few: 'طلاب',
    many: 'طالبًا',
    other: 'طالب',
  },
  minute: {
    zero: '0 دقيقة',
    one: 'دقيقة واحدة',
    pair: 'دقيقتان',
    few: 'دقائق',
    many: 'دقيقة',
    other: 'دقيقة',
  },
  hour: {
    zero: '0 ساعة',
    one: 'ساعة واحدة',
    pair: 'ساعتان',
    few: 'ساعات',
    many: 'ساعة',
    other: 'ساعة',
  },
  project: {
    zero: 'لا مشاريع',
    one: 'مشروع واحد',
    pair: 'مشروعان',
    few: 'مشاريع',
    many: 'مشروعًا',
    other: 'مشروع',
  },
  article: {
    zero: 'لا مقالات',
    one: 'مقال واحد',
    pair: 'مقالان',
    few: 'مقالات',
    many: 'مقالًا',
    other: 'مقال',
  },
  service: {
    zero: 'لا خدمات',
    one: 'خدمة واحدة',
    pair: 'خدمتان',
    few: 'خدمات',
    many: 'خدمة',
    other: 'خدمة',
  },
  image: {
    zero: 'لا صور',
    one: 'صورة واحدة',
    pair: 'صورتان',
    few: 'صور',
    many: 'صورة',
    other: 'صورة',
  },
  review: {
    zero: 'لا تقييمات',
    one: 'تقييم واحد',
    pair: 'تقييمان',
    few: 'تقييمات',
    many: 'تقييمًا',
    other: 'تقييم',
  },
} as const satisfies Record<string, NounForms>;

/** After «منذ» and other prepositions a pair takes its other ending, and one goes without a number. */
export const spans = {
  second: { one: 'ثانية', pair: 'ثانيتين', few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' },
  minute: { one: 'دقيقة', pair: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  hour: { one: 'ساعة', pair: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  day: { one: 'يوم', pair: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' },
  week: { one: 'أسبوع', pair: 'أسبوعين', few: 'أسابيع', many: 'أسبوعًا', other: 'أسبوع' },
  month: { one: 'شهر', pair: 'شهرين', few: 'أشهر', many: 'شهرًا', other: 'شهر' },
  year: { one: 'سنة', pair: 'سنتين', few: 'سنوات', many: 'سنة', other: 'سنة' },
} as const satisfies Record<string, Omit<NounForms, 'zero'>>;
