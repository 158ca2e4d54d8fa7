import { ChaptersSection } from './chapters/chapters-section.tsx';
import { chapterKeys } from './chapters/keys.ts';
import { questionKeys } from './questions/keys.ts';
import { QuestionsSection } from './questions/questions-section.tsx';
import type { VideoSection } from './video-section-props.ts';

/** The lists beside a lecture's video, in their order on the page. */
export const videoSections: readonly VideoSection[] = [
  { name: 'chapters', keys: chapterKeys, Section: ChaptersSection },
  { name: 'questions', keys: questionKeys, Section: QuestionsSection },
];
