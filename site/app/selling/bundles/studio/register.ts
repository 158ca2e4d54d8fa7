import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { alone, happened, type LogText, renamed } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { LayersIcon } from '#ui/ornament/icons.ts';

const changed = renamed('عُدّلت');

/** A change of its price tells both. */
const bundleChanged: LogText['sentence'] = (entry, noun) => {
  const { from, to } = entry.details;
  if (!from || !to) return changed(entry, noun);
  return { before: 'تغيّر سعر الباقة', name: entry.name, after: ` من ${from} إلى ${to}` };
};

export const bundles = studioPart({
  pages: [{ path: 'bundles', Component: lazyPage(() => import('./bundles-page.tsx')) }],
  commands: [
    {
      path: '/studio/bundles?new=1',
      name: 'باقة جديدة',
      words: 'أنشئ إنشاء إضافة أضف bundle new',
      capability: 'selling:manage',
    },
  ],
  menu: [
    {
      room: 'money',
      place: 50,
      to: '/studio/bundles',
      label: 'الباقات',
      icon: LayersIcon,
      capability: 'selling:manage',
    },
  ],
  log: {
    nouns: { bundle: { the: 'الباقة', feminine: true } },
    actions: {
      'bundle-made': { name: 'إنشاء باقة', sentence: happened('أُنشئت') },
      'bundle-changed': { name: 'تعديل باقة', sentence: bundleChanged },
      'bundle-switched-on': { name: 'تشغيل باقة', sentence: happened('أُعيد تشغيل') },
      'bundle-switched-off': { name: 'إيقاف باقة', sentence: happened('أُوقفت') },
      'bundle-binned': {
        name: 'حذف باقة',
        sentence: happened('نُقلت', 'نُقلت', ' إلى سلة المحذوفات'),
      },
      'bundles-exported': { name: 'تصدير الباقات', sentence: alone('صُدّرت الباقات إلى ملف') },
      'bundle-restored': {
        name: 'إعادة باقة',
        sentence: happened('أُعيدت', 'أُعيدت', ' من سلة المحذوفات'),
      },
    },
  },
});
