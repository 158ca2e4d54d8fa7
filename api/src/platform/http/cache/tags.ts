/**
 * What a cached response shows. A change invalidates the tags that its table names (migration 0009), and every
 * response that carries one of them is dropped.
 *
 * `courses` is every course's card and how many there are; `course:12` is one course's page. The `figures` are what
 * people's enrolments, reviews and sign-ups move on pages that are about something else: the numbers on cards and on
 * the home page, and a teacher's own.
 */
export type Tag =
  | 'articles'
  | 'categories'
  | 'courses'
  | 'projects'
  | 'services'
  | 'figures'
  | `course:${number}`
  | `figures:teacher:${number}`;

/** Sent by a change that concerns too much to name it. */
export const allTags = '*';

/** The header that names a response's tags, for the process that renders pages and for proxies that purge by them. */
export const tagHeader = 'Cache-Tag';

/** Figures are refreshed at a bounded rate and waited for by nobody; every other tag is exact. */
export const isFigure = (tag: string): boolean => tag === 'figures' || tag.startsWith('figures:');

export const tagsToHeader = (tags: Iterable<string>): string => [...tags].toSorted().join(',');

export const tagsFromHeader = (value: string): string[] => value.split(',').filter(Boolean);
