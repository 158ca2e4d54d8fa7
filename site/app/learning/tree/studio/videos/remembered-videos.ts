import { z } from 'zod';
import { localStore } from '#platform/browser/storage.ts';

/** A video that was chosen for a lecture and has not arrived at the server. */
const rememberedVideo = z.object({
  person: z.number(),
  courseId: z.number(),
  lectureId: z.number(),
  /** Tell the same file when it is chosen again. */
  name: z.string(),
  bytes: z.number(),
  modified: z.number(),
});
export type RememberedVideo = z.infer<typeof rememberedVideo>;

const storageKey = 'nibras-films';
/** More than anybody uploads at once; older ones are forgotten. */
const mostVideos = 500;

/** The videos of this browser, the oldest first. What cannot be read counts as none. */
export function rememberedVideos(): RememberedVideo[] {
  try {
    return z.array(rememberedVideo).parse(JSON.parse(localStore.getItem(storageKey) ?? '[]'));
  } catch {
    return [];
  }
}

const store = (videos: RememberedVideo[]) =>
  localStore.setItem(storageKey, JSON.stringify(videos.slice(-mostVideos)));

/** Remembers videos, in place of what was remembered for their lectures. */
export function rememberVideos(videos: readonly RememberedVideo[]): void {
  const lectures = new Set(videos.map(({ lectureId }) => lectureId));
  store([...rememberedVideos().filter(({ lectureId }) => !lectures.has(lectureId)), ...videos]);
}

export function forgetVideo(lectureId: number): void {
  store(rememberedVideos().filter((video) => video.lectureId !== lectureId));
}

/** Whether a file is the one that was chosen before. */
export const isSameFile = (
  video: Pick<RememberedVideo, 'name' | 'bytes' | 'modified'>,
  file: Pick<File, 'name' | 'size' | 'lastModified'>,
): boolean =>
  video.name === file.name && video.bytes === file.size && video.modified === file.lastModified;
