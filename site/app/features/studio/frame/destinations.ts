import type { ScreenCapability } from '@nibras/contract/auth.ts';
import type { ComponentType } from 'react';
import {
  ArticlesIcon,
  CourseIcon,
  DeleteIcon,
  FileIcon,
  InboxIcon,
  MailIcon,
  PortfolioIcon,
  RegisterIcon,
  ServicesIcon,
  StudentsIcon,
} from '#ui/ornament/icons.ts';
import {
  AnnounceIcon,
  CategoriesIcon,
  LogIcon,
  MediaIcon,
  ModerationIcon,
  OrderIcon,
  OverviewIcon,
  SettingsIcon,
  SkillsIcon,
} from './icons.ts';

export interface StudioDestination {
  to: string;
  label: string;
  icon: ComponentType<{ className?: string }>;
  /** Shown to those who have it; to everybody in the studio without one. */
  capability?: ScreenCapability;
  /** Whose new ones are counted beside its name. */
  waiting?: 'orders' | 'messages';
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
      { to: '/studio', label: 'نظرة عامة', icon: OverviewIcon, exact: true },
      { to: '/studio/courses', label: 'الكورسات', icon: CourseIcon },
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
        to: '/studio/moderation',
        label: 'الإشراف',
        icon: ModerationIcon,
        capability: 'course:moderate',
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
      { to: '/studio/bin', label: 'سلة المحذوفات', icon: DeleteIcon },
    ],
  },
];
