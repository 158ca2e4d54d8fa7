import { ChaptersSection } from './chapters/chapters-section.tsx';
import { chapterKeys } from './chapters/keys.ts';
import type { VideoSection } from './video-section-props.ts';

/** The lists beside a lecture's video, in their order on the page. */
export const videoSections: readonly VideoSection[] = [
  { name: 'chapters', keys: chapterKeys, Section: ChaptersSection },
];
