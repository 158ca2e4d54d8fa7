import type { FoundKind, OwnKind } from '@nibras/contract/site/search/search-kinds.ts';
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
  courses: { label: 'الكورسات', icon: CourseIcon },
  lectures: { label: 'المحاضرات', icon: VideoLectureIcon },
  articles: { label: 'المقالات', icon: ArticlesIcon },
  services: { label: 'الخدمات', icon: ServicesIcon },
  projects: { label: 'معرض الأعمال', icon: PortfolioIcon },
  teachers: { label: 'المعلّمون', icon: PersonIcon },
  pages: { label: 'صفحات الموقع', icon: ArticlesIcon },
  moments: { label: 'قيل في المحاضرات', icon: PlayIcon },
  'my-courses': { label: 'كورساتي', icon: CourseIcon },
  'my-questions': { label: 'أسئلتي', icon: HelpIcon },
  'my-messages': { label: 'رسائلي', icon: ChatIcon },
  'my-moments': { label: 'قيل في محاضراتي', icon: PlayIcon },
};

/** The place in a video, as its player shows it: 1:23. */
export function momentLabel(second: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(second / 3600);
  const minutes = Math.floor((second % 3600) / 60);
  const rest = two(second % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
