/** Sent by a change that affects too many tags to list. */
export const allTags = '*';

/** The first word of a notification whose change is harmless: what it affects is stale, and may be served for a moment. */
export const staleMarker = 'stale';

/** The response header with the tags, for the process that renders pages and for proxies that purge by them. */
export const tagHeader = 'Cache-Tag';

/** Whether a tag is a figure: figures are invalidated at a bounded rate without waiting; every other tag is exact. */
export const isFigure = (tag: string): boolean => tag === 'figures' || tag.startsWith('figures:');

/** Whether a tag stands for one item, as `course:12` does, and not for all of a kind. */
export const isItem = (tag: string): boolean => !isFigure(tag) && /:\d+$/.test(tag);

export const tagsToHeader = (tags: Iterable<string>): string => [...tags].toSorted().join(',');

export const tagsFromHeader = (value: string): string[] => value.split(',').filter(Boolean);
