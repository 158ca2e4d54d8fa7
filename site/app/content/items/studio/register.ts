import { wording } from '@nibras/contract/text/wording.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { happened, type LogText } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

const priceText = (price: unknown) => (typeof price === 'string' ? price : 'بلا سعر');

const priced =
  (before: string): LogText['sentence'] =>
  ({ name, details: { from, to } }, noun) => ({
    before: `${before} ${noun.the}`,
    name,
    after: `، وكان ${priceText(from)} وصار ${priceText(to)}`,
  });

const exported: Record<string, string> = {
  article: wording`المقالات`,
  service: wording`الخدمات`,
  project: wording`المشاريع`,
  page: 'الصفحات',
};

export const items = studioPart({
  pages: [
    { path: ':kind/:id/history', Component: lazyPage(() => import('./history/history-page.tsx')) },
  ],
  verbs: [
    {
      name: 'انشر',
      words: ['نشر'],
      kinds: ['course', 'lecture', 'article', 'service', 'project', 'site-page'],
      path: ({ path }) => `${path}#publish`,
      capability: ['course:create', 'course:mark', 'article:edit'],
    },
  ],
  log: {
    nouns: {
      lecture: { the: wording`المحاضرة`, feminine: true },
      question: { the: 'السؤال' },
    },
    actions: {
      published: { name: 'نشر', sentence: happened('نُشر', 'نُشرت') },
      scheduled: { name: 'جدولة نشر', sentence: happened('جُدول نشر') },
      unscheduled: { name: 'إلغاء جدولة', sentence: happened('أُلغيت جدولة') },
      hidden: { name: 'إخفاء', sentence: happened('أُخفي', 'أُخفيت') },
      binned: { name: 'حذف إلى السلة', sentence: happened('نُقل', 'نُقلت', ' إلى سلة المحذوفات') },
      restored: {
        name: 'إعادة من السلة',
        sentence: happened('أُعيد', 'أُعيدت', ' من سلة المحذوفات'),
      },
      made: { name: 'إنشاء', sentence: happened('أُنشئ', 'أُنشئت') },
      copied: { name: 'نسخ', sentence: happened('أُنشئ', 'أُنشئت', ' نسخةً من غيره') },
      'draft-discarded': { name: 'إلغاء مسودة', sentence: happened('تغيّر', 'تغيّرت') },
      'version-brought-back': { name: 'استعادة نسخة سابقة', sentence: happened('تغيّر', 'تغيّرت') },
      'items-exported': {
        name: 'تصدير قائمة',
        sentence: ({ kind }) => ({
          before: `صُدّرت ${exported[kind] ?? 'القائمة'} إلى ملف`,
          name: null,
        }),
      },
      'price-changed': { name: 'تغيير سعر', sentence: priced('تغيّر سعر') },
      'draft-price-changed': { sentence: priced('تغيّر في المسودة سعر') },
      'publication-called-off': {
        sentence: happened('لم يُنشر', 'لم تُنشر', ' في الموعد، لأن المسودة تغيّرت بعد الجدولة'),
      },
    },
  },
});
