import type { MediaPath } from '../../types.ts';

/** The paths of a project's pictures: `projects/<slug>-1.webp` to `-<count>.webp`. */
export function gallery(slug: string, count: number): MediaPath[] {
  return Array.from({ length: count }, (_, index) => `projects/${slug}-${index + 1}.webp`);
}
