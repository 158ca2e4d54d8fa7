/**
 * Names data that a cached response shows. A change invalidates the tags of its table (migration 0009), and every
 * response with one of them is dropped.
 *
 * `settings` stands for what the installation is called and how it looks, which every page shows.
 * `courses` stands for all course cards and their count; `course:12` for one course's page. The `figures` are counts
 * and ratings that enrolments, reviews and sign-ups change on other pages: on cards, the home page and a teacher's
 * page.
 */
export type Tag =
  | 'articles'
  | 'bundles'
  | 'categories'
  | 'courses'
  | 'pages'
  | 'projects'
  | 'services'
  | 'settings'
  | 'figures'
  | `course:${number}`
  | `figures:teacher:${number}`;

/** Sent by a change that affects too many tags to list. */
export const allTags = '*';

/** The response header with the tags, for the process that renders pages and for proxies that purge by them. */
export const tagHeader = 'Cache-Tag';

/** Whether a tag is a figure: figures are invalidated at a bounded rate without waiting; every other tag is exact. */
export const isFigure = (tag: string): boolean => tag === 'figures' || tag.startsWith('figures:');

export const tagsToHeader = (tags: Iterable<string>): string => [...tags].toSorted().join(',');

export const tagsFromHeader = (value: string): string[] => value.split(',').filter(Boolean);
