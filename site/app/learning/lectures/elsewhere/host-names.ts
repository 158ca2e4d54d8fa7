import type { VideoHost } from '@nibras/contract/learning/lectures/elsewhere-ids.ts';

/** The names of the sites from which videos play. */
export const hostNames: Record<VideoHost, string> = {
  youtube: 'يوتيوب',
  vimeo: 'فيميو',
  bunny: 'Bunny Stream',
};
