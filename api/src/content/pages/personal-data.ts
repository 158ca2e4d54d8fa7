import { pages } from '#platform/database/schema/index.ts';
import { describe } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { contentRetention, publicationWords, words } from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(pages, {
    group: 'pages',
    title: 'الصفحات',
    purpose: 'صفحات صاحب المنصة، مثل سياسة الخصوصية.',
    retention: contentRetention,
    columns: {
      id: words.id,
      slug: words.slug,
      name: 'العنوان',
      summary: 'الملخص',
      body: 'النص',
      bodyHtml: 'النص بعد التلوين',
      inFooter: 'هل رابطها أسفل كل صفحة',
      createdAt: words.createdAt,
      updatedAt: words.updatedAt,
      searchText: words.searchText,
      ...publicationWords,
    },
  }),
];
