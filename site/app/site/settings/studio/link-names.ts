import type { siteLinks } from '@nibras/contract/site/site.ts';

/** The provider's pages on social networks, as the settings name them. */
export const linkNames: Record<(typeof siteLinks)[number], string> = {
  facebook: 'فيسبوك',
  x: 'إكس',
  youtube: 'يوتيوب',
  linkedin: 'لينكدإن',
  github: 'جيت هب',
};
