import type { FoundKind, OwnKind } from '@nibras/contract/site/search/search-kinds.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { ComponentType } from 'react';
import {
  ArticlesIcon,
  ChatIcon,
  CourseIcon,
  HelpIcon,
  PersonIcon,
  PlayIcon,
  PortfolioIcon,
  ServicesIcon,
  VideoLectureIcon,
} from '#ui/ornament/icons.ts';

interface Kind {
  label: string;
  icon: ComponentType<{ className?: string }>;
}

/** How each kind of thing found is called and drawn. */
export const kinds: Record<FoundKind | OwnKind, Kind> = {
  courses: {
    get label() {
      return wording`الكورسات`;
    },
    icon: CourseIcon,
  },
  lectures: {
    get label() {
      return wording`المحاضرات`;
    },
    icon: VideoLectureIcon,
  },
  articles: {
    get label() {
      return wording`المقالات`;
    },
    icon: ArticlesIcon,
  },
  services: {
    get label() {
      return wording`الخدمات`;
    },
    icon: ServicesIcon,
  },
  projects: { label: 'معرض الأعمال', icon: PortfolioIcon },
  teachers: {
    get label() {
      return wording`المعلّمون`;
    },
    icon: PersonIcon,
  },
  pages: { label: 'صفحات الموقع', icon: ArticlesIcon },
  chapters: {
    get label() {
      return wording`{=فصول} المحاضرات`;
    },
    icon: PlayIcon,
  },
  moments: {
    get label() {
      return wording`قيل في المحاضرات`;
    },
    icon: PlayIcon,
  },
  'my-courses': {
    get label() {
      return wording`كورساتي`;
    },
    icon: CourseIcon,
  },
  'my-questions': { label: 'أسئلتي', icon: HelpIcon },
  'my-messages': { label: 'رسائلي', icon: ChatIcon },
  'my-chapters': {
    get label() {
      return wording`{=فصول} محاضراتي`;
    },
    icon: PlayIcon,
  },
  'my-moments': {
    get label() {
      return wording`قيل في محاضراتي`;
    },
    icon: PlayIcon,
  },
};

/** The place in a video, as its player shows it: 1:23. */
export function momentLabel(second: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(second / 3600);
  const minutes = Math.floor((second % 3600) / 60);
  const rest = two(second % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
