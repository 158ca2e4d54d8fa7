import type { OfferKind } from '@nibras/contract/content/offers/studio/shapes.ts';
import type { ListTexts } from '#studio-kit/lists/studio-list.tsx';

interface OfferTexts {
  /** The list in the studio; below it each item has its address. */
  path: `/studio/${string}`;
  preview: string;
  publicPath: string;
  title: string;
  noun: 'service' | 'project';
  list: ListTexts;
  new: {
    title: string;
    description: string;
    name: string;
    placeholder: string;
    make: string;
    failed: string;
  };
}

/** What the studio calls services and projects, and where they are. */
export const offerTexts: Record<OfferKind, OfferTexts> = {
  service: {
    path: '/studio/services',
    preview: '/studio/preview/services',
    publicPath: '/services',
    title: 'الخدمات',
    noun: 'service',
    list: {
      items: 'الخدمات',
      none: 'لا خدمات',
      search: 'ابحث في الخدمات',
      notFound: (search) => `لم نجد خدمة تطابق «${search}». جرّب كلمة أخرى من اسمها أو وصفها.`,
      first: {
        title: 'أضف خدمتك الأولى',
        description:
          'سمِّها الآن، ثم اكتب ما تقدمه وسعرها ومن المسؤول عنها. لن يراها أحد قبل أن تنشرها.',
      },
    },
    new: {
      title: 'خدمة جديدة',
      description: 'مسودة لا يراها الزوار حتى تنشرها. يمكنك تغيير الاسم في أي وقت.',
      name: 'اسم الخدمة',
      placeholder: 'مثل: تصميم متجر إلكتروني',
      make: 'أنشئ الخدمة',
      failed: 'تعذر إنشاء الخدمة',
    },
  },
  project: {
    path: '/studio/projects',
    preview: '/studio/preview/projects',
    publicPath: '/portfolio',
    title: 'معرض الأعمال',
    noun: 'project',
    list: {
      items: 'المشاريع',
      none: 'لا مشاريع',
      search: 'ابحث في المشاريع',
      notFound: (search) => `لم نجد مشروعًا يطابق «${search}». جرّب كلمة أخرى من اسمه أو وصفه.`,
      first: {
        title: 'أضف أول مشروع إلى معرضك',
        description:
          'سمِّه الآن، ثم أضف صوره ومهاراته والخدمة التي نُفّذ ضمنها. لن يراه أحد قبل أن تنشره.',
      },
    },
    new: {
      title: 'مشروع جديد',
      description: 'مسودة لا يراها الزوار حتى تنشرها. يمكنك تغيير الاسم في أي وقت.',
      name: 'اسم المشروع',
      placeholder: 'مثل: بوابة مدارس المستقبل',
      make: 'أنشئ المشروع',
      failed: 'تعذر إنشاء المشروع',
    },
  },
};
