import type { Media } from '@nibras/contract/studio/media.ts';
import { create } from 'zustand';
import { fetchMedia } from '#features/studio/media/calls.ts';
import { addUploads } from '#features/studio/media/uploads/upload-store.ts';
import { type Upload, UploadCanceled } from '#features/studio/media/uploads/upload-types.ts';
import { enterEditor, leaveEditor } from '#features/studio/saving/editors.ts';
import { browserQueryClient } from '#platform/query/query-client.ts';
import { sessionStore } from '#platform/session/session-store.ts';
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

/** Puts a film into the draft of a lecture, with its length where the lecture has none. */
async function attachFilm({ lectureId, courseId }: RememberedFilm, media: Media): Promise<void> {
  const editor = enterEditor('lecture', lectureId, personId());
  try {
    await editor.load();
    const { item, fields } = editor.store.getState();
    // It is still remembered, and put there by the next visit.
    if (!item) return;
    editor.change('video', media.path);
    if (media.duration !== null && !fields.minutes?.value) {
      editor.change('minutes', Math.max(1, Math.round(media.duration / 60)));
    }
    await editor.flush({ all: true });
    forgetFilm(lectureId);
  } finally {
    leaveEditor(editor);
  }
  endInterruption(lectureId);
  refetchTree(courseId);
}

async function follow(film: RememberedFilm, upload: Upload): Promise<void> {
  const { lectureId } = film;
  useFilmStore.setState(({ keys }) => ({ keys: { ...keys, [lectureId]: upload.key } }));
  endInterruption(lectureId);
  try {
    const sent = await upload.sent;
    rememberFilms([{ ...film, mediaId: sent.id }]);
    await attachFilm(film, await upload.ready);
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
    return { person, courseId, lectureId, name, bytes, modified, mediaId: null };
  });
  rememberFilms(remembered);
  const uploads = addUploads(films.map(({ file }) => file));
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

/**
 * Continues what an earlier visit has begun: a film that arrived goes into its lecture; of one that did not arrive the
 * lecture says so.
 */
export async function continueFilms(
  courseId: number,
  lectureIds: readonly number[],
): Promise<void> {
  const present = new Set(lectureIds);
  const left = leftFilms(courseId);
  for (const { lectureId } of left) if (!present.has(lectureId)) forgetFilm(lectureId);
  const mine = left.filter(({ lectureId }) => present.has(lectureId));
  useFilmStore.setState({
    interrupted: new Set(
      mine.filter(({ mediaId }) => mediaId === null).map(({ lectureId }) => lectureId),
    ),
  });
  for (const film of mine) {
    if (film.mediaId === null) continue;
    const media = await fetchMedia(film.mediaId).catch(() => null);
    if (media?.state === 'ready') await attachFilm(film, media);
    else if (media?.state === 'failed') forgetFilm(film.lectureId);
  }
}

/** Splits chosen files into those that continue an interrupted upload and those that are new. */
export function interruptedFilms(courseId: number, files: readonly File[]) {
  const left = leftFilms(courseId).filter(({ mediaId }) => mediaId === null);
  const continued: { lectureId: number; file: File }[] = [];
  const fresh = files.filter((file) => {
    const at = left.findIndex((film) => isSameFile(film, file));
    const [film] = at < 0 ? [] : left.splice(at, 1);
    if (film) continued.push({ lectureId: film.lectureId, file });
    return !film;
  });
  return { continued, fresh };
}
