import type { OfferKind } from '@nibras/contract/content/offers/studio/shapes.ts';
import type { NoItemsProps } from '#studio-kit/lists/no-items.tsx';

interface OfferTexts {
  /** The list in the studio; below it each item has its address. */
  path: `/studio/${string}`;
  preview: string;
  publicPath: string;
  title: string;
  noun: 'service' | 'project';
  /** «حالة الخدمات» */
  states: string;
  search: string;
  failed: string;
  pages: string;
  empty: NoItemsProps['texts'];
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
    states: 'حالة الخدمات',
    search: 'ابحث في الخدمات',
    failed: 'تعذر تحميل الخدمات',
    pages: 'صفحات الخدمات',
    empty: {
      all: 'اعرض كل الخدمات',
      beyondEnd: 'لا خدمات في هذه الصفحة من القائمة.',
      notFound: (search) => `لم نجد خدمة تطابق «${search}». جرّب كلمة أخرى من اسمها أو وصفها.`,
      noneOfState: 'لا خدمات بهذه الحالة',
      otherState: 'غيّر الحالة من الأعلى، أو اعرض الخدمات كلها.',
      first: {
        title: 'أضف خدمتك الأولى',
        description:
          'سمِّها الآن، ثم اكتب ما تقدمه وسعرها ومن المسؤول عنها. لن يراها أحد قبل أن تنشرها.',
      },
      new: 'خدمة جديدة',
    },
    new: {
      title: 'خدمة جديدة',
      description: 'مسودة لا يراها الزوار حتى تنشرها. يمكنك تغيير الاسم في أي وقت.',
      name: 'اسم الخدمة',
      placeholder: 'مثل: تصميم متجر إلكتروني',
      make: 'أنشئ الخدمة',
      failed: 'لم تُنشأ الخدمة',
    },
  },
  project: {
    path: '/studio/projects',
    preview: '/studio/preview/projects',
    publicPath: '/portfolio',
    title: 'معرض الأعمال',
    noun: 'project',
    states: 'حالة المشاريع',
    search: 'ابحث في المشاريع',
    failed: 'تعذر تحميل المشاريع',
    pages: 'صفحات المشاريع',
    empty: {
      all: 'اعرض كل المشاريع',
      beyondEnd: 'لا مشاريع في هذه الصفحة من القائمة.',
      notFound: (search) => `لم نجد مشروعًا يطابق «${search}». جرّب كلمة أخرى من اسمه أو وصفه.`,
      noneOfState: 'لا مشاريع بهذه الحالة',
      otherState: 'غيّر الحالة من الأعلى، أو اعرض المشاريع كلها.',
      first: {
        title: 'أضف أول مشروع إلى معرضك',
        description:
          'سمِّه الآن، ثم أضف صوره ومهاراته والخدمة التي نُفّذ ضمنها. لن يراه أحد قبل أن تنشره.',
      },
      new: 'مشروع جديد',
    },
    new: {
      title: 'مشروع جديد',
      description: 'مسودة لا يراها الزوار حتى تنشرها. يمكنك تغيير الاسم في أي وقت.',
      name: 'اسم المشروع',
      placeholder: 'مثل: بوابة مدارس المستقبل',
      make: 'أنشئ المشروع',
      failed: 'لم يُنشأ المشروع',
    },
  },
};
