import { CategoriesIcon } from '#studio-kit/frame/icons.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { alone, happened, renamed } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';

export const categories = studioPart({
  pages: [{ path: 'categories', Component: lazyPage(() => import('./categories-page.tsx')) }],
  settings: [
    {
      subject: 'advanced',
      to: '/studio/categories',
      name: 'التصنيفات',
      capability: 'settings:edit',
    },
  ],
  menu: [
    {
      room: 'content',
      place: 70,
      to: '/studio/categories',
      label: 'التصنيفات',
      icon: CategoriesIcon,
      capability: 'settings:edit',
    },
  ],
  log: {
    nouns: { category: { the: 'التصنيف' } },
    actions: {
      'category-made': { name: 'إضافة تصنيف', sentence: happened('أُضيف') },
      'category-changed': { name: 'تعديل تصنيف', sentence: renamed('عُدّل') },
      'category-removed': { name: 'حذف تصنيف', sentence: happened('حُذف') },
      'categories-ordered': { sentence: alone('تغيّر ترتيب التصنيفات') },
    },
  },
});
