/** The sites from which a lecture's video can play. */
export const videoHosts = ['youtube', 'vimeo', 'bunny'] as const;
export type VideoHost = (typeof videoHosts)[number];

/** The ids by which other sites name their videos. */
export const elsewhereIds = {
  youtube: /^[\w-]{11}$/,
  vimeo: /^\d{5,12}$/,
  /** Of an unlisted video of Vimeo. */
  vimeoHash: /^[0-9a-f]{6,20}$/,
  bunnyLibrary: /^\d{1,10}$/,
  bunny: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
} as const;
