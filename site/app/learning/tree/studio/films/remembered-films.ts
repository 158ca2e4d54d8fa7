import { z } from 'zod';
import { localStore } from '#platform/browser/storage.ts';

/** A film that was chosen for a lecture and has not arrived at the server. */
const rememberedFilm = z.object({
  person: z.number(),
  courseId: z.number(),
  lectureId: z.number(),
  /** Tell the same file when it is chosen again. */
  name: z.string(),
  bytes: z.number(),
  modified: z.number(),
});
export type RememberedFilm = z.infer<typeof rememberedFilm>;

const storageKey = 'nibras-films';
/** More than anybody uploads at once; older ones are forgotten. */
const mostFilms = 500;

/** The films of this browser, the oldest first. What cannot be read counts as none. */
export function rememberedFilms(): RememberedFilm[] {
  try {
    return z.array(rememberedFilm).parse(JSON.parse(localStore.getItem(storageKey) ?? '[]'));
  } catch {
    return [];
  }
}

const store = (films: RememberedFilm[]) =>
  localStore.setItem(storageKey, JSON.stringify(films.slice(-mostFilms)));

/** Remembers films, in place of what was remembered for their lectures. */
export function rememberFilms(films: readonly RememberedFilm[]): void {
  const lectures = new Set(films.map(({ lectureId }) => lectureId));
  store([...rememberedFilms().filter(({ lectureId }) => !lectures.has(lectureId)), ...films]);
}

export function forgetFilm(lectureId: number): void {
  store(rememberedFilms().filter((film) => film.lectureId !== lectureId));
}

/** Whether a file is the one that was chosen before. */
export const isSameFile = (
  film: Pick<RememberedFilm, 'name' | 'bytes' | 'modified'>,
  file: Pick<File, 'name' | 'size' | 'lastModified'>,
): boolean =>
  film.name === file.name && film.bytes === file.size && film.modified === file.lastModified;
