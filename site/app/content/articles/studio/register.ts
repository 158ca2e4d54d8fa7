import { wording } from '@nibras/contract/text/wording.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { ArticlesIcon } from '#ui/ornament/icons.ts';

export const articles = studioPart({
  pages: [
    { path: 'articles', Component: lazyPage(() => import('./articles-page.tsx')) },
    { path: 'articles/:id', Component: lazyPage(() => import('./article-edit-page.tsx')) },
  ],
  menu: [
    {
      room: 'content',
      place: 20,
      to: '/studio/articles',
      label: wording`المقالات`,
      icon: ArticlesIcon,
      capability: 'article:edit',
    },
  ],
  commands: [
    {
      path: '/studio/articles?new=1',
      name: wording`مقال {جديد|جديدة}`,
      words: 'أنشئ إنشاء إضافة أضف اكتب كتابة تدوينة article new',
      capability: 'article:create',
    },
  ],
  log: { nouns: { article: { the: wording`المقال` } } },
});
