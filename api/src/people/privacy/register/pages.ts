import {
  articleRelated,
  articles,
  pages as pageTable,
  projectImages,
  projectServices,
  projectSkills,
  projects,
  serviceCourses,
  services,
  skills,
} from '#platform/database/schema/index.ts';
import { byPerson, describe, keep } from './describe.ts';
import type { RegisterDomain } from './types.ts';
import { contentRetention, publicationWords, words } from './words.ts';

const shown = 'محتوى نشرته المنصة، ويظهر صاحبه باسم «حساب محذوف».';
const withBoth = 'ما دام الطرفان.';
const project = 'رقم المشروع';
const service = 'رقم الخدمة';

/** Articles, services, projects and pages. */
export const pages: RegisterDomain = {
  name: 'pages',
  title: 'المقالات والخدمات والصفحات',
  entries: [
    describe(articles, {
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
      title: 'مقالات بجانب مقالات',
      purpose: 'ما يُقترح بعد كل مقال.',
      retention: withBoth,
      columns: {
        articleId: 'رقم المقال',
        relatedId: 'رقم المقال المقترح',
        position: words.position,
      },
    }),
    describe(services, {
      title: 'الخدمات',
      purpose: 'خدمات المنصة، تُنشر للجميع مع اسم المسؤول عنها.',
      retention: contentRetention,
      columns: {
        id: words.id,
        slug: words.slug,
        name: 'الاسم',
        categoryId: 'التصنيف',
        managerId: 'المسؤول',
        image: 'الصورة',
        smallDescription: 'الملخص',
        userDescription: 'نبذة عن المسؤول',
        description: 'الوصف',
        priceStarting: 'السعر الأدنى',
        featured: 'هل هي مميزة',
        rank: words.rank,
        createdAt: words.createdAt,
        updatedAt: words.updatedAt,
        searchText: words.searchText,
        ...publicationWords,
      },
      links: [
        byPerson(services.managerId, {
          how: 'المسؤول عن الخدمة.',
          exported: 'whole',
          deletion: {
            do: 'clear',
            set: { userDescription: '' },
            why: `${shown} وتُمحى النبذة عنه.`,
          },
        }),
      ],
    }),
    describe(projects, {
      title: 'المشاريع',
      purpose: 'أعمال المنصة، تُنشر للجميع.',
      retention: contentRetention,
      columns: {
        id: words.id,
        slug: words.slug,
        name: 'الاسم',
        description: 'الوصف',
        image: 'الصورة',
        projectUrl: 'رابط المشروع',
        completedAt: 'متى تمّ',
        rank: words.rank,
        createdAt: words.createdAt,
        updatedAt: words.updatedAt,
        searchText: words.searchText,
        ...publicationWords,
      },
    }),
    describe(projectImages, {
      title: 'صور المشاريع',
      purpose: 'صور كل مشروع.',
      retention: 'ما دام المشروع.',
      columns: { id: words.id, projectId: project, image: 'الصورة', position: words.position },
    }),
    describe(skills, {
      title: 'المهارات',
      purpose: 'مهارات تُذكر في المشاريع.',
      retention: 'حتى تُحذف.',
      columns: { id: words.id, name: 'الاسم', image: 'الصورة', searchText: words.searchText },
    }),
    describe(projectSkills, {
      title: 'مهارات المشاريع',
      purpose: 'أي المهارات في كل مشروع.',
      retention: withBoth,
      columns: { projectId: project, skillId: 'رقم المهارة', position: words.position },
    }),
    describe(projectServices, {
      title: 'خدمات المشاريع',
      purpose: 'أي المشاريع تعرضها كل خدمة.',
      retention: withBoth,
      columns: {
        projectId: project,
        serviceId: service,
        position: words.position,
        added: 'رقم الحفظ الذي أضافها',
      },
    }),
    describe(serviceCourses, {
      title: 'كورسات الخدمات',
      purpose: 'أي الكورسات تعرضها كل خدمة.',
      retention: withBoth,
      columns: { serviceId: service, courseId: words.course, position: words.position },
    }),
    describe(pageTable, {
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
  ],
};
