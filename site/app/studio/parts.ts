import { assessmentStudio } from '#assessment/studio.ts';
import { contentStudio } from '#content/studio.ts';
import { conversationStudio } from '#conversation/studio.ts';
import { learningStudio } from '#learning/studio.ts';
import { peopleStudio } from '#people/studio.ts';
import { sellingStudio } from '#selling/studio.ts';
import { siteStudio } from '#site/studio.ts';
import type { StudioPart } from '#studio-kit/part/studio-part.ts';

/** What all features register to the studio. */
export const allParts: readonly StudioPart[] = [
  ...assessmentStudio,
  ...contentStudio,
  ...conversationStudio,
  ...learningStudio,
  ...peopleStudio,
  ...sellingStudio,
  ...siteStudio,
];
