import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { settingSubjects } from '#studio-kit/settings/subjects.ts';
import { FileIcon } from '#ui/ornament/icons.ts';

export const pages = studioPart({
  pages: [
    { path: 'pages', Component: lazyPage(() => import('./own-pages-page.tsx')) },
    { path: 'settings/legal', Component: lazyPage(() => import('./legal-page.tsx')) },
    { path: 'pages/:id', Component: lazyPage(() => import('./own-page-edit-page.tsx')) },
  ],
  commands: [
    {
      path: '/studio/pages?new=1',
      name: 'صفحة جديدة',
      words: 'أنشئ إنشاء إضافة أضف سياسة شروط page new',
      capability: 'page:create',
    },
  ],
  settings: [
    {
      subject: 'legal',
      to: settingSubjects.legal.to,
      name: 'الصفحات القانونية',
      words: 'سياسة الخصوصية الشروط والأحكام من نحن الاسترداد privacy terms',
      capability: 'page:create',
    },
  ],
  menu: [
    {
      room: 'content',
      place: 50,
      to: '/studio/pages',
      label: 'الصفحات',
      icon: FileIcon,
      capability: 'page:create',
    },
  ],
  log: { nouns: { page: { the: 'الصفحة', feminine: true } } },
});
