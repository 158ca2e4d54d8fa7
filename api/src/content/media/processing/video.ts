import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { FilePathSource, Input, MATROSKA, MP4, QTFF, type Source, WEBM } from 'mediabunny';
import { MediaFailure, refuse, unplayableSound, warningTexts } from './failure.ts';
import type { Ffmpeg } from './ffmpeg.ts';

export interface VideoFacts {
  width: number;
  height: number;
  /** Seconds; null where the video does not tell it. */
  duration: number | null;
}

/** Codecs that browsers play in MP4 and WebM; HEVC and AV1 some of them. */
const playable = new Set(['avc', 'hevc', 'vp8', 'vp9', 'av1']);
const playableSound = new Set(['aac', 'mp3', 'opus', 'vorbis', 'flac']);

/** What is read of a video before it is prepared. */
interface VideoTracks extends VideoFacts {
  /** What some browsers do not show of its pictures; null for nothing. */
  pictureWarning: string | null;
  /** A sound that browsers do not play, with the name of its codec where that is known; null for no such sound. */
  foreignSound: { name: string | null } | null;
}

/** Whether pictures are stored with the colours that every browser decodes: 4:2:0. */
function hasCommonColours(codec: string, parameters: string): boolean {
  // Profiles: RFC 6381 for H.264, the parameter strings of VP9 and AV1 for these.
  if (codec === 'avc') return /^avc[13]\.(?:42|4d|58|64)/i.test(parameters);
  if (codec === 'vp9') return !/^vp09\.0[13]/.test(parameters);
  return codec !== 'av1' || !/^av01\.[12]/.test(parameters);
}

/** The name of a sound's codec, as people know it. */
const soundName = (codec: string | null) =>
  codec?.startsWith('pcm') ? 'PCM' : (codec?.toUpperCase() ?? null);

/**
 * Reads size and duration of a video, and what of it some browsers do not play. Only the containers named here are opened,
 * so that a playlist leads nowhere.
 * @throws MediaFailure for what is no video, is broken, or no browser plays
 */
export async function readTracks(source: Source): Promise<VideoTracks> {
  const input = new Input({ source, formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) refuse('noPicture');
    const codec = await track.getCodec();
    if (!codec || !playable.has(codec)) refuse('unplayable');
    const parameters = (await track.getCodecParameterString()) ?? '';
    const sound = await input.getPrimaryAudioTrack();
    const soundCodec = sound ? await sound.getCodec() : null;
    const seconds = await input.computeDuration();
    const colours = hasCommonColours(codec, parameters) ? null : warningTexts.colours;
    return {
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight(),
      duration: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
      pictureWarning: codec === 'hevc' || codec === 'av1' ? warningTexts[codec] : colours,
      foreignSound:
        !sound || playableSound.has(soundCodec ?? '') ? null : { name: soundName(soundCodec) },
    };
  } catch (error) {
    if (error instanceof MediaFailure) throw error;
    return refuse('brokenVideo', error);
  } finally {
    input.dispose();
  }
}

/** Size and duration of a video. @throws MediaFailure as `readTracks` */
export async function readVideo(source: Source): Promise<VideoFacts> {
  const { width, height, duration } = await readTracks(source);
  return { width, height, duration };
}

/** Where an MP4 file has its index; without one it cannot be played, as when its recording was cut off. */
export type IndexPlace = 'front' | 'behind' | 'none';

export async function indexPlace(path: string): Promise<IndexPlace> {
  const file = await open(path);
  try {
    const header = Buffer.alloc(16);
    let isBehind = false;
    for (let at = 0, boxes = 0; boxes < 1000; boxes += 1) {
      const { bytesRead } = await file.read(header, 0, 16, at);
      if (bytesRead < 8) return 'none';
      const type = header.toString('latin1', 4, 8);
      if (type === 'moov') return isBehind ? 'behind' : 'front';
      isBehind ||= type === 'mdat';
      const short = header.readUInt32BE(0);
      // A box of size 0 goes to the end of the file.
      if (short === 0) return 'none';
      const size = short === 1 ? Number(header.readBigUInt64BE(8)) : short;
      if (size < 8) return 'front';
      at += size;
    }
    return 'front';
  } finally {
    await file.close();
  }
}

/** The second of a video at which its picture is taken: soon, and behind a title that fades in. */
export const posterSecond = (duration: number): number => Math.min(10, duration / 10);

export interface ProcessedVideo extends VideoFacts {
  /** The file to store: the sender's, or one whose index was moved. */
  file: string;
  /** A picture from the video; null without ffmpeg. */
  poster: string | null;
  /** What some browsers do not play of it, and what helps; null for nothing. */
  warning: string | null;
}

/**
 * Checks a video and prepares it: its index moves to the front unless there is a copy in segments, which plays sooner
 * than an hour is written twice; QuickTime becomes MP4, a sound that browsers do not play
 * becomes AAC, and a picture is taken from it, where ffmpeg is there.
 * @throws MediaFailure
 */
export async function processVideo(
  file: string,
  {
    ffmpeg,
    folder,
    webm,
    quickTime,
    hasCopy = async () => false,
  }: {
    ffmpeg: Ffmpeg | null;
    folder: string;
    webm: boolean;
    quickTime: boolean;
    /** Whether the video is copied into segments. */
    hasCopy?: () => Promise<boolean>;
  },
): Promise<ProcessedVideo> {
  const index = webm ? 'front' : await indexPlace(file);
  if (index === 'none') refuse('unfinished');
  const { pictureWarning, foreignSound, ...facts } = await readTracks(new FilePathSource(file));
  if (quickTime && !ffmpeg) refuse('needsProgram');
  const mustMove = quickTime || foreignSound !== null;
  const moves = !webm && ffmpeg && (mustMove || (index === 'behind' && !(await hasCopy())));
  const moved = join(folder, 'film.mp4');
  const sound = foreignSound === null ? 'copy' : 'aac';
  const wasMoved = Boolean(moves && (await ffmpeg?.rewrite(file, moved, sound)));
  if (quickTime && !wasMoved) {
    if (foreignSound !== null) throw new MediaFailure(unplayableSound(foreignSound.name));
    refuse('brokenVideo');
  }
  const poster = join(folder, 'poster.png');
  const at = posterSecond(facts.duration ?? 0);
  const hasPoster = Boolean(await ffmpeg?.takePicture(file, { webm, at, to: poster }));
  const isSilent = foreignSound !== null && !wasMoved;
  const warnings = [pictureWarning, isSilent ? unplayableSound(foreignSound.name) : null];
  return {
    ...facts,
    file: wasMoved ? moved : file,
    poster: hasPoster ? poster : null,
    warning: warnings.filter((text) => text !== null).join(' ') || null,
  };
}
