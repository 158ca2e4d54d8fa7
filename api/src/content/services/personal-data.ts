import { serviceCourses, services } from '#platform/database/schema/index.ts';
import { byPerson, describe } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import {
  contentRetention,
  publicationWords,
  shown,
  withBoth,
  words,
} from '#platform/privacy/words.ts';

const service = 'رقم الخدمة';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(services, {
    group: 'pages',
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
  describe(serviceCourses, {
    group: 'pages',
    title: 'كورسات الخدمات',
    purpose: 'أي الكورسات {service:تعرضها|يعرضها} كل خدمة.',
    retention: withBoth,
    columns: { serviceId: service, courseId: words.course, position: words.position },
  }),
];
