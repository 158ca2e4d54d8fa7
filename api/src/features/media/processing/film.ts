import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { FilePathSource, Input, MATROSKA, MP4, QTFF, type Source, WEBM } from 'mediabunny';
import { MediaFailure, refuse } from './failure.ts';
import type { Ffmpeg } from './ffmpeg.ts';

export interface FilmFacts {
  width: number;
  height: number;
  /** Seconds; null where the film does not tell it. */
  duration: number | null;
}

/** Codecs that the browsers of the last years play in MP4 and WebM. */
const playable = new Set(['avc', 'hevc', 'vp8', 'vp9', 'av1']);

/**
 * Reads size and duration of a film. Only the containers named here are opened, so that a playlist leads nowhere.
 * @throws MediaFailure for what is no film, is broken, or no browser plays
 */
export async function readFilm(source: Source): Promise<FilmFacts> {
  const input = new Input({ source, formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) refuse('noPicture');
    const codec = await track.getCodec();
    if (!codec || !playable.has(codec)) refuse('unplayable');
    const seconds = await input.computeDuration();
    return {
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight(),
      duration: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
    };
  } catch (error) {
    if (error instanceof MediaFailure) throw error;
    return refuse('brokenFilm', error);
  } finally {
    input.dispose();
  }
}

/** Whether an MP4 file has its index before its pictures, so that it plays before it has arrived whole. */
export async function hasIndexInFront(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const header = Buffer.alloc(16);
    for (let at = 0, boxes = 0; boxes < 1000; boxes += 1) {
      const { bytesRead } = await file.read(header, 0, 16, at);
      if (bytesRead < 8) return true;
      const type = header.toString('latin1', 4, 8);
      if (type === 'moov') return true;
      if (type === 'mdat') return false;
      const short = header.readUInt32BE(0);
      const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short;
      if (size < 8) return true;
      at += size;
    }
    return true;
  } finally {
    await file.close();
  }
}

export interface ProcessedFilm extends FilmFacts {
  /** The file to store: the sender's, or one whose index was moved. */
  file: string;
  /** A picture from the film; null without ffmpeg. */
  poster: string | null;
}

/**
 * Checks a film and prepares it: its index moves to the front, QuickTime becomes MP4, and a picture is taken from it,
 * where ffmpeg is there.
 * @throws MediaFailure
 */
export async function processFilm(
  file: string,
  {
    ffmpeg,
    folder,
    webm,
    quickTime,
  }: { ffmpeg: Ffmpeg | null; folder: string; webm: boolean; quickTime: boolean },
): Promise<ProcessedFilm> {
  const facts = await readFilm(new FilePathSource(file));
  if (quickTime && !ffmpeg) refuse('needsProgram');
  const moves = !webm && ffmpeg && (quickTime || !(await hasIndexInFront(file)));
  const moved = join(folder, 'film.mp4');
  const wasMoved = Boolean(moves && (await ffmpeg?.moveIndex(file, moved)));
  if (quickTime && !wasMoved) refuse('brokenFilm');
  const poster = join(folder, 'poster.png');
  const at = Math.min(10, (facts.duration ?? 0) / 10);
  const hasPoster = Boolean(await ffmpeg?.takePicture(file, { webm, at, to: poster }));
  return { ...facts, file: wasMoved ? moved : file, poster: hasPoster ? poster : null };
}
