import type { ContentState } from './page.ts';

/** The state of an item, in the lists and in their exports. */
export const stateNames: Record<ContentState, string> = {
  draft: 'مسودة',
  scheduled: 'مجدول',
  published: 'منشور',
  hidden: 'مخفي',
};
