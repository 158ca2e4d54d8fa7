import type { ScreenCapability } from '@nibras/contract/people/auth/shapes.ts';
import type { ComponentType } from 'react';
import {
  AnnounceIcon,
  CategoriesIcon,
  CodesIcon,
  LogIcon,
  MarkingIcon,
  MediaIcon,
  ModerationIcon,
  OrderIcon,
  OverviewIcon,
  PrivacyIcon,
  PurchasesIcon,
  RequestsIcon,
  SellingIcon,
  SettingsIcon,
  SkillsIcon,
  TransfersIcon,
} from '#studio-kit/frame/icons.ts';
import {
  ArticlesIcon,
  CertificateIcon,
  CourseIcon,
  DeleteIcon,
  FileIcon,
  InboxIcon,
  LayersIcon,
  MailIcon,
  PortfolioIcon,
  RegisterIcon,
  ServicesIcon,
  StudentsIcon,
  TagIcon,
} from '#ui/ornament/icons.ts';

/** What the navigation counts. */
export type Waiting =
  | 'orders'
  | 'messages'
  | 'reports'
  | 'cases'
  | 'transfers'
  | 'texts'
  | 'corrections';

export interface StudioDestination {
  to: string;
  label: string;
  icon: ComponentType<{ className?: string }>;
  /** Shown to those who have it; to everybody in the studio without one. */
  capability?: ScreenCapability;
  /** Whose new ones are counted beside its name. */
  waiting?: Waiting;
  /** Pages elsewhere that belong to it. */
  parts?: string[];
  /** Whether the pages below it have an entry of their own. */
  exact?: boolean;
}

export interface DestinationGroup {
  label: string;
  destinations: StudioDestination[];
}

/** What the studio's navigation shows, in its order. */
export const destinationGroups: DestinationGroup[] = [
  {
    label: 'العمل',
    destinations: [
      {
        to: '/studio',
        label: 'نظرة عامة',
        icon: OverviewIcon,
        exact: true,
        parts: ['/studio/overview'],
      },
      {
        to: '/studio/courses',
        label: 'الكورسات',
        icon: CourseIcon,
        parts: ['/studio/lectures', '/studio/questions'],
      },
      {
        to: '/studio/articles',
        label: 'المقالات',
        icon: ArticlesIcon,
        capability: 'article:edit',
      },
      {
        to: '/studio/services',
        label: 'الخدمات',
        icon: ServicesIcon,
        capability: 'service:create',
      },
      {
        to: '/studio/projects',
        label: 'معرض الأعمال',
        icon: PortfolioIcon,
        capability: 'project:create',
      },
      { to: '/studio/media', label: 'الوسائط', icon: MediaIcon },
    ],
  },
  {
    label: 'الناس',
    destinations: [
      {
        to: '/studio/orders',
        label: 'الطلبات',
        icon: InboxIcon,
        capability: 'order:answer',
        waiting: 'orders',
      },
      {
        to: '/studio/messages',
        label: 'رسائل التواصل',
        icon: MailIcon,
        capability: 'contact:answer',
        waiting: 'messages',
      },
      {
        to: '/studio/people',
        label: 'الأشخاص',
        icon: StudentsIcon,
        capability: 'people:manage',
      },
      {
        to: '/studio/enrolments',
        label: 'الاشتراكات',
        icon: RegisterIcon,
        capability: 'course:enrol',
      },
      {
        to: '/studio/certificates',
        label: 'الشهادات',
        icon: CertificateIcon,
        capability: 'course:certify',
        waiting: 'corrections',
      },
      {
        to: '/studio/marking',
        label: 'التصحيح',
        icon: MarkingIcon,
        capability: 'course:mark',
        waiting: 'texts',
      },
      {
        to: '/studio/moderation',
        label: 'الإشراف',
        icon: ModerationIcon,
        capability: 'course:moderate',
        waiting: 'reports',
      },
      {
        to: '/studio/announcements',
        label: 'الإعلانات',
        icon: AnnounceIcon,
        capability: 'course:announce',
      },
    ],
  },
  {
    label: 'البيع',
    destinations: [
      {
        to: '/studio/purchases',
        parts: ['/studio/cases'],
        label: 'المشتريات',
        icon: PurchasesIcon,
        capability: 'selling:manage',
        waiting: 'cases',
      },
      {
        to: '/studio/transfers',
        label: 'التحويلات',
        icon: TransfersIcon,
        capability: 'selling:manage',
        waiting: 'transfers',
      },
      {
        to: '/studio/codes',
        label: 'أكواد الاشتراك',
        icon: CodesIcon,
        capability: 'selling:manage',
      },
      {
        to: '/studio/coupons',
        label: 'الكوبونات',
        icon: TagIcon,
        capability: 'selling:manage',
      },
      {
        to: '/studio/bundles',
        label: 'الباقات',
        icon: LayersIcon,
        capability: 'selling:manage',
      },
      {
        to: '/studio/selling',
        label: 'إعدادات البيع',
        icon: SellingIcon,
        capability: 'selling:manage',
      },
    ],
  },
  {
    label: 'التنظيم',
    destinations: [
      {
        to: '/studio/categories',
        label: 'التصنيفات',
        icon: CategoriesIcon,
        capability: 'settings:edit',
      },
      {
        to: '/studio/courses/order',
        label: 'ترتيب الظهور',
        icon: OrderIcon,
        capability: 'settings:edit',
      },
      { to: '/studio/skills', label: 'المهارات', icon: SkillsIcon, capability: 'skill:edit' },
      { to: '/studio/pages', label: 'الصفحات', icon: FileIcon, capability: 'page:create' },
      {
        to: '/studio/settings',
        label: 'الإعدادات',
        icon: SettingsIcon,
        capability: 'settings:edit',
      },
    ],
  },
  {
    label: 'المراجعة',
    destinations: [
      { to: '/studio/log', label: 'سجل التغييرات', icon: LogIcon },
      {
        to: '/studio/privacy/register',
        label: 'سجل البيانات',
        icon: PrivacyIcon,
        capability: 'people:manage',
      },
      {
        to: '/studio/privacy/requests',
        label: 'طلبات البيانات',
        icon: RequestsIcon,
        capability: 'people:manage',
      },
      { to: '/studio/bin', label: 'سلة المحذوفات', icon: DeleteIcon },
    ],
  },
];
