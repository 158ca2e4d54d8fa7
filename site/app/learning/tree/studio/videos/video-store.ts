import type { TreeLecture } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { create } from 'zustand';
import { addUploads, type Upload, UploadCanceled } from '#content/media/studio/index.ts';
import { browserQueryClient } from '#platform/query/query-client.ts';
import { sessionStore } from '#platform/session/session-store.ts';
import { reloadEditor } from '#studio-kit/saving/editors.ts';
import { treeKey } from '../queries.ts';
import {
  forgetVideo,
  isSameFile,
  type RememberedVideo,
  rememberedVideos,
  rememberVideos,
} from './remembered-videos.ts';

interface VideoStore {
  /** The uploads of this tab, by lecture: the keys of the upload store. */
  keys: Readonly<Record<number, number>>;
  /** Lectures whose video was being uploaded when a tab closed; the same file must be chosen again. */
  interrupted: ReadonlySet<number>;
}

/** Which upload is for which lecture. It lives beside the pages, as the uploads do. */
export const useVideoStore = create<VideoStore>(() => ({ keys: {}, interrupted: new Set() }));

const personId = () => Number(sessionStore.getState().user?.id ?? 0);

function refetchTree(courseId: number): void {
  void browserQueryClient().invalidateQueries({ queryKey: treeKey(courseId) });
}

function endInterruption(lectureId: number): void {
  useVideoStore.setState(({ interrupted }) => ({
    interrupted: new Set([...interrupted].filter((id) => id !== lectureId)),
  }));
}

/** Shows what becomes of a lecture's video. The server puts it into the lecture, also if this tab is gone by then. */
async function follow({ lectureId, courseId }: RememberedVideo, upload: Upload): Promise<void> {
  useVideoStore.setState(({ keys }) => ({ keys: { ...keys, [lectureId]: upload.key } }));
  endInterruption(lectureId);
  try {
    await upload.sent;
    forgetVideo(lectureId);
    await upload.ready;
    reloadEditor({ kind: 'lecture', id: lectureId });
    refetchTree(courseId);
  } catch (error) {
    // What failed stays in the list of uploads with its reason; what was cancelled was meant to end.
    if (error instanceof UploadCanceled) forgetVideo(lectureId);
  } finally {
    useVideoStore.setState(({ keys }) => {
      const { [lectureId]: ended, ...others } = keys;
      return ended === upload.key ? { keys: others } : {};
    });
  }
}

/** Uploads a video for each lecture, in this order. */
export function sendVideos(courseId: number, videos: readonly { lectureId: number; file: File }[]) {
  const person = personId();
  const remembered = videos.map(({ lectureId, file }): RememberedVideo => {
    const { name, size: bytes, lastModified: modified } = file;
    return { person, courseId, lectureId, name, bytes, modified };
  });
  rememberVideos(remembered);
  const uploads = addUploads(
    videos.map(({ file }) => file),
    { lectures: videos.map(({ lectureId }) => lectureId) },
  );
  for (const [index, upload] of uploads.entries()) {
    const video = remembered[index];
    if (video) void follow(video, upload);
  }
}

/** The videos of a course that an earlier visit has begun and not finished. */
const leftVideos = (courseId: number): RememberedVideo[] =>
  rememberedVideos().filter(
    (video) =>
      video.person === personId() &&
      video.courseId === courseId &&
      useVideoStore.getState().keys[video.lectureId] === undefined,
  );

/** Marks the lectures whose video an earlier visit has begun to send and that have none yet. */
export function markInterrupted(
  courseId: number,
  lectures: readonly Pick<TreeLecture, 'id' | 'has_film'>[],
): void {
  const waiting = new Set(lectures.filter(({ has_film: has }) => !has).map(({ id }) => id));
  const left = leftVideos(courseId).map(({ lectureId }) => lectureId);
  for (const id of left) if (!waiting.has(id)) forgetVideo(id);
  useVideoStore.setState({ interrupted: new Set(left.filter((id) => waiting.has(id))) });
}

/** Splits chosen files into those that continue an interrupted upload and those that are new. */
export function interruptedVideos(courseId: number, files: readonly File[]) {
  const left = leftVideos(courseId);
  const continued: { lectureId: number; file: File }[] = [];
  const fresh = files.filter((file) => {
    const at = left.findIndex((video) => isSameFile(video, file));
    const [video] = at < 0 ? [] : left.splice(at, 1);
    if (video) continued.push({ lectureId: video.lectureId, file });
    return !video;
  });
  return { continued, fresh };
}
