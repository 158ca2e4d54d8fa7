import { articleRelated, articles } from '#platform/database/schema/index.ts';
import { byPerson, describe, keep } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import {
  contentRetention,
  publicationWords,
  shown,
  withBoth,
  words,
} from '#platform/privacy/words.ts';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(articles, {
    group: 'pages',
    title: 'المقالات',
    purpose: 'مقالات المنصة، تُنشر للجميع مع اسم كاتبها.',
    retention: contentRetention,
    columns: {
      id: words.id,
      slug: words.slug,
      name: 'العنوان',
      categoryId: 'التصنيف',
      authorId: 'الكاتب',
      image: 'الصورة',
      smallDescription: 'الملخص',
      description: 'النص',
      descriptionHtml: 'النص بعد التلوين',
      createdAt: words.createdAt,
      updatedAt: words.updatedAt,
      searchText: words.searchText,
      ...publicationWords,
    },
    links: [
      byPerson(articles.authorId, { how: 'الكاتب.', exported: 'whole', deletion: keep(shown) }),
    ],
  }),
  describe(articleRelated, {
    group: 'pages',
    title: 'مقالات بجانب مقالات',
    purpose: 'ما يُقترح بعد كل مقال.',
    retention: withBoth,
    columns: {
      articleId: 'رقم المقال',
      relatedId: 'رقم المقال المقترح',
      position: words.position,
    },
  }),
];
