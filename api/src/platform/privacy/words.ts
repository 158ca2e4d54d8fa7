import { derived } from './describe.ts';

/** Texts of columns that many tables have. */
export const words = {
  id: 'رقم السطر في الجدول',
  createdAt: 'وقت الإنشاء',
  updatedAt: 'وقت آخر تعديل',
  deletedAt: 'وقت النقل إلى سلة المحذوفات',
  searchText: derived('نصّ مبسّط تصنعه قاعدة البيانات من الأعمدة الأخرى للبحث'),
  position: 'الترتيب في القائمة',
  slug: 'العنوان في الرابط',
  person: 'رقم الحساب',
  course: 'رقم الكورس',
  lecture: 'رقم المحاضرة',
  amount: 'المبلغ بالوحدة الصغرى من العملة',
  currency: 'العملة',
  rank: 'الموضع الذي اختاره صاحب المنصة في القوائم',
} as const;

/** The columns of everything that is drafted and published. */
export const publicationWords = {
  state: 'حالة النشر',
  publishAt: 'موعد النشر المجدول',
  publishVersion: 'نسخة المسودة التي جُدول نشرها',
  deletedAt: words.deletedAt,
  version: 'رقم آخر نسخة منشورة',
  published: derived('هل يظهر للزوار الآن'),
} as const;

/** How long content is kept. */
export const contentRetention = 'ما دام محتوى في المنصة، وثلاثين يومًا بعد نقله إلى سلة المحذوفات.';
export const withAccount = 'ما دام الحساب قائمًا.';
export const withCourse = 'ما دام الكورس قائمًا.';
export const withPurchase = 'بلا نهاية: السجلات المالية تُحفظ كما يطلب القانون.';
/** How long what people write to the provider is kept. */
export const forever = 'بلا نهاية: صاحب المنصة يرجع إليها في {=خدمة} من راسله.';
/** Why it goes with the account. */
export const noLaw = 'كتبها صاحب الحساب، ولا يطلب القانون حفظها.';
/** Why financial records stay. */
export const law = 'سجل مالي يطلب القانون حفظه.';
/** Why published content stays. */
export const shown = 'محتوى نشرته المنصة، ويظهر صاحبه باسم «حساب محذوف».';
/** How long a connection of two items is kept. */
export const withBoth = 'ما دام الطرفان.';
/** How long a conversation is kept. */
export const forTheOthers = 'بلا نهاية: الحديث لطرفيه، ويبقى للطرف الآخر.';
