import type { OfferKind } from '@nibras/contract/content/offers/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
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
    title: wording`الخدمات`,
    noun: 'service',
    list: {
      items: wording`الخدمات`,
      none: wording`لا خدمات`,
      search: wording`ابحث في الخدمات`,
      notFound: (search) =>
        wording`لم نجد خدمة{ًا} {تطابق|يطابق} «${search}». جرّب كلمة أخرى من {اسمها أو وصفها|اسمه أو وصفه}.`,
      first: {
        title: wording`أضف خدمتك {الأولى|الأول}`,
        description:
          'سمِّها الآن، ثم اكتب ما تقدمه وسعرها ومن المسؤول عنها. لن يراها أحد قبل أن تنشرها.',
      },
    },
    new: {
      title: wording`خدمة {جديدة|جديد}`,
      description: 'مسودة لا يراها الزوار حتى تنشرها. يمكنك تغيير الاسم في أي وقت.',
      name: wording`اسم الخدمة`,
      placeholder: 'مثل: تصميم متجر إلكتروني',
      make: wording`أنشئ الخدمة`,
      failed: wording`تعذر إنشاء الخدمة`,
    },
  },
  project: {
    path: '/studio/projects',
    preview: '/studio/preview/projects',
    publicPath: '/portfolio',
    title: 'معرض الأعمال',
    noun: 'project',
    list: {
      items: wording`المشاريع`,
      none: wording`لا مشاريع`,
      search: wording`ابحث في المشاريع`,
      notFound: (search) =>
        wording`لم نجد مشروعًا {يطابق|تطابق} «${search}». جرّب كلمة أخرى من {اسمه أو وصفه|اسمها أو وصفها}.`,
      first: {
        title: wording`أضف أول مشروع إلى معرضك`,
        description: wording`{project:سمِّه|سمِّها} الآن، ثم أضف {project:صوره ومهاراته|صورها ومهاراتها} والخدمة {service:التي|الذي} {project:نُفّذ|نُفّذت} {service:ضمنها|ضمنه}. لن {project:يراه|يراها} أحد قبل أن {project:تنشره|تنشرها}.`,
      },
    },
    new: {
      title: wording`مشروع {جديد|جديدة}`,
      description: 'مسودة لا يراها الزوار حتى تنشرها. يمكنك تغيير الاسم في أي وقت.',
      name: wording`اسم المشروع`,
      placeholder: 'مثل: بوابة مدارس المستقبل',
      make: wording`أنشئ المشروع`,
      failed: wording`تعذر إنشاء المشروع`,
    },
  },
};
