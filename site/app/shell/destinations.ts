import { wording } from '@nibras/contract/text/wording.ts';
import type { ComponentType } from 'react';
import {
  ArticlesIcon,
  CourseIcon,
  HomeIcon,
  PortfolioIcon,
  ProjectIcon,
  ServicesIcon,
} from '#ui/ornament/icons.ts';

export type Destination = {
  to: string;
  label: string;
  icon: ComponentType<{ className?: string }>;
};

export const home: Destination = { to: '/', label: 'الرئيسية', icon: HomeIcon };
export const courses: Destination = {
  to: '/courses',
  get label() {
    return wording`الكورسات`;
  },
  icon: CourseIcon,
};
export const articles: Destination = {
  to: '/articles',
  get label() {
    return wording`المقالات`;
  },
  icon: ArticlesIcon,
};
export const services: Destination = {
  to: '/services',
  get label() {
    return wording`الخدمات`;
  },
  icon: ServicesIcon,
};
export const portfolio: Destination = {
  to: '/portfolio',
  label: 'معرض الأعمال',
  icon: PortfolioIcon,
};
export const project: Destination = {
  to: '/contact',
  get label() {
    return wording`ابدأ مشروعك`;
  },
  icon: ProjectIcon,
};

/** Always visible, on the narrowest screen too. */
export const primaryDestinations = [home, courses, articles];

/** In the menu «المزيد» on narrower screens. */
export const secondaryDestinations = [services, portfolio, project];

export const footerDestinations = [
  home,
  courses,
  articles,
  services,
  portfolio,
  { to: '/playground', label: 'ساحة التجربة' },
  { to: project.to, label: 'تواصل معنا' },
];
