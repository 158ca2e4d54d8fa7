import type { TreeLecture } from '@nibras/contract/learning/courses/studio/shapes.ts';
import { create } from 'zustand';
import { addUploads, type Upload, UploadCanceled } from '#content/media/studio/index.ts';
import { browserQueryClient } from '#platform/query/query-client.ts';
import { sessionStore } from '#platform/session/session-store.ts';
import { reloadEditor } from '#studio-kit/saving/editors.ts';
import { treeKey } from '../queries.ts';
import {
  forgetFilm,
  isSameFile,
  type RememberedFilm,
  rememberedFilms,
  rememberFilms,
} from './remembered-films.ts';

interface FilmStore {
  /** The uploads of this tab, by lecture: the keys of the upload store. */
  keys: Readonly<Record<number, number>>;
  /** Lectures whose film was being uploaded when a tab closed; the same file must be chosen again. */
  interrupted: ReadonlySet<number>;
}

/** Which upload is for which lecture. It lives beside the pages, as the uploads do. */
export const useFilmStore = create<FilmStore>(() => ({ keys: {}, interrupted: new Set() }));

const personId = () => Number(sessionStore.getState().user?.id ?? 0);

function refetchTree(courseId: number): void {
  void browserQueryClient().invalidateQueries({ queryKey: treeKey(courseId) });
}

function endInterruption(lectureId: number): void {
  useFilmStore.setState(({ interrupted }) => ({
    interrupted: new Set([...interrupted].filter((id) => id !== lectureId)),
  }));
}

/** Shows what becomes of a lecture's film. The server puts it into the lecture, also if this tab is gone by then. */
async function follow({ lectureId, courseId }: RememberedFilm, upload: Upload): Promise<void> {
  useFilmStore.setState(({ keys }) => ({ keys: { ...keys, [lectureId]: upload.key } }));
  endInterruption(lectureId);
  try {
    await upload.sent;
    forgetFilm(lectureId);
    await upload.ready;
    reloadEditor({ kind: 'lecture', id: lectureId });
    refetchTree(courseId);
  } catch (error) {
    // What failed stays in the list of uploads with its reason; what was cancelled was meant to end.
    if (error instanceof UploadCanceled) forgetFilm(lectureId);
  } finally {
    useFilmStore.setState(({ keys }) => {
      const { [lectureId]: ended, ...others } = keys;
      return ended === upload.key ? { keys: others } : {};
    });
  }
}

/** Uploads a film for each lecture, in this order. */
export function sendFilms(courseId: number, films: readonly { lectureId: number; file: File }[]) {
  const person = personId();
  const remembered = films.map(({ lectureId, file }): RememberedFilm => {
    const { name, size: bytes, lastModified: modified } = file;
    return { person, courseId, lectureId, name, bytes, modified };
  });
  rememberFilms(remembered);
  const uploads = addUploads(
    films.map(({ file }) => file),
    { lectures: films.map(({ lectureId }) => lectureId) },
  );
  for (const [index, upload] of uploads.entries()) {
    const film = remembered[index];
    if (film) void follow(film, upload);
  }
}

/** The films of a course that an earlier visit has begun and not finished. */
const leftFilms = (courseId: number): RememberedFilm[] =>
  rememberedFilms().filter(
    (film) =>
      film.person === personId() &&
      film.courseId === courseId &&
      useFilmStore.getState().keys[film.lectureId] === undefined,
  );

/** Marks the lectures whose film an earlier visit has begun to send and that have none yet. */
export function markInterrupted(
  courseId: number,
  lectures: readonly Pick<TreeLecture, 'id' | 'has_film'>[],
): void {
  const waiting = new Set(lectures.filter(({ has_film: has }) => !has).map(({ id }) => id));
  const left = leftFilms(courseId).map(({ lectureId }) => lectureId);
  for (const id of left) if (!waiting.has(id)) forgetFilm(id);
  useFilmStore.setState({ interrupted: new Set(left.filter((id) => waiting.has(id))) });
}

/** Splits chosen files into those that continue an interrupted upload and those that are new. */
export function interruptedFilms(courseId: number, files: readonly File[]) {
  const left = leftFilms(courseId);
  const continued: { lectureId: number; file: File }[] = [];
  const fresh = files.filter((file) => {
    const at = left.findIndex((film) => isSameFile(film, file));
    const [film] = at < 0 ? [] : left.splice(at, 1);
    if (film) continued.push({ lectureId: film.lectureId, file });
    return !film;
  });
  return { continued, fresh };
}
