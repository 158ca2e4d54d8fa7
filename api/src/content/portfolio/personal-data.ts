import {
  projectImages,
  projectServices,
  projectSkills,
  projects,
} from '#platform/database/schema/index.ts';
import { describe } from '#platform/privacy/describe.ts';
import type { PersonalData } from '#platform/privacy/types.ts';
import { contentRetention, publicationWords, withBoth, words } from '#platform/privacy/words.ts';

const project = 'رقم المشروع';

const service = 'رقم الخدمة';

/** What it stores about people. */
export const personalData: PersonalData = [
  describe(projects, {
    group: 'pages',
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
      completedAt: 'متى اكتمل',
      rank: words.rank,
      createdAt: words.createdAt,
      updatedAt: words.updatedAt,
      searchText: words.searchText,
      ...publicationWords,
    },
  }),
  describe(projectImages, {
    group: 'pages',
    title: 'صور المشاريع',
    purpose: 'صور كل مشروع.',
    retention: 'ما دام المشروع.',
    columns: { id: words.id, projectId: project, image: 'الصورة', position: words.position },
  }),
  describe(projectSkills, {
    group: 'pages',
    title: 'مهارات المشاريع',
    purpose: 'أي المهارات في كل مشروع.',
    retention: withBoth,
    columns: { projectId: project, skillId: 'رقم المهارة', position: words.position },
  }),
  describe(projectServices, {
    group: 'pages',
    title: 'خدمات المشاريع',
    purpose: 'أي المشاريع {service:تعرضها|يعرضها} كل خدمة.',
    retention: withBoth,
    columns: {
      projectId: project,
      serviceId: service,
      position: words.position,
      added: 'رقم الحفظ الذي أضافها',
    },
  }),
];
