import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { alone, happened, renamed } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { TagIcon } from '#ui/ornament/icons.ts';

export const coupons = studioPart({
  pages: [{ path: 'coupons', Component: lazyPage(() => import('./coupons-page.tsx')) }],
  commands: [
    {
      path: '/studio/coupons?new=1',
      name: 'كوبون جديد',
      words: 'أنشئ إنشاء إضافة أضف خصم عرض coupon new',
      capability: 'selling:manage',
    },
  ],
  menu: [
    {
      room: 'money',
      place: 40,
      to: '/studio/coupons',
      label: 'الكوبونات',
      icon: TagIcon,
      capability: 'selling:manage',
    },
  ],
  log: {
    nouns: { coupon: { the: 'الكوبون' } },
    actions: {
      'coupon-made': { name: 'إنشاء كوبون', sentence: happened('أُنشئ') },
      'coupon-changed': { name: 'تعديل كوبون', sentence: renamed('عُدّل') },
      'coupon-switched-on': { name: 'تشغيل كوبون', sentence: happened('أُعيد تشغيل') },
      'coupon-switched-off': { name: 'إيقاف كوبون', sentence: happened('أُوقف') },
      'coupon-binned': {
        name: 'حذف كوبون',
        sentence: happened('نُقل', 'نُقل', ' إلى سلة المحذوفات'),
      },
      'coupons-exported': { name: 'تصدير الكوبونات', sentence: alone('صُدّرت الكوبونات إلى ملف') },
      'coupon-restored': {
        name: 'إعادة كوبون',
        sentence: happened('أُعيد', 'أُعيد', ' من سلة المحذوفات'),
      },
    },
  },
});
