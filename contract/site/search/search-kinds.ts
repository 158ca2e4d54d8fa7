/**
 * What everybody can find, apart from the schemas, which a first view does not need. Groups whose best items are equally
 * good are in this order. `chapters` and `moments` are seconds of videos: where a chapter begins, and where something
 * is said.
 */
export const publishedKindNames = [
  'courses',
  'lectures',
  'articles',
  'services',
  'projects',
  'teachers',
  'pages',
] as const;
export type PublishedKind = (typeof publishedKindNames)[number];

export const foundKindNames = [...publishedKindNames, 'chapters', 'moments'] as const;
export type FoundKind = (typeof foundKindNames)[number];

/** What a member finds besides: their own. */
export const ownKindNames = [
  'my-courses',
  'my-questions',
  'my-messages',
  'my-chapters',
  'my-moments',
] as const;
export type OwnKind = (typeof ownKindNames)[number];
