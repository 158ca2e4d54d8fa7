import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { alone, happened, renamed } from '#studio-kit/part/log-texts.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { SearchIcon } from '#ui/ornament/icons.ts';

export const search = studioPart({
  pages: [{ path: 'search-words', Component: lazyPage(() => import('./search-words-page.tsx')) }],
  settings: [
    {
      subject: 'advanced',
      to: '/studio/search-words',
      name: 'كلمات البحث',
      capability: 'settings:edit',
    },
  ],
  menu: [
    {
      room: 'settings',
      place: 50,
      to: '/studio/search-words',
      label: 'كلمات البحث',
      icon: SearchIcon,
      capability: 'settings:edit',
    },
  ],
  log: {
    nouns: {
      synonyms: { the: 'مجموعة الكلمات', feminine: true },
      'failed-search': {
        the: 'البحث',
        undone: () => ({ before: 'جرى التراجع عن إخفاء بحث', name: null }),
      },
    },
    actions: {
      'synonyms-made': { name: 'إضافة كلمات معناها واحد', sentence: happened('أُضيفت') },
      'synonyms-changed': { name: 'تعديل كلمات معناها واحد', sentence: renamed('عُدّلت') },
      'synonyms-removed': { name: 'حذف كلمات معناها واحد', sentence: happened('حُذفت') },
      'failed-search-ignored': {
        name: 'تجاهل بحث',
        sentence: alone('أُخفي بحث من قائمة ما لم يوجد'),
      },
    },
  },
});
