import { EncodedPacketSink, FilePathSource, Input, type InputVideoTrack, MP4 } from 'mediabunny';
import { readFragments } from './fragments.ts';

/** What a rendition has to be, by what the server knows of its video. */
export interface RenditionOrder {
  file: string;
  /** The size of the pictures; null for the sound alone. */
  size: { width: number; height: number } | null;
  /** Whether it has sound. */
  hasSound: boolean;
  /** Seconds, and by how many it may differ. */
  duration: number;
  lengthDiffers: number;
  /** Seconds between two key frames, at most. */
  keyFrames: number;
}

/** Why a rendition is not taken: no fragmented MP4, its codecs, its size, its length, or its key frames. */
export type RenditionRefusal = 'form' | 'codec' | 'size' | 'length' | 'key-frames';

/** H.264 of 8 bits, 4:2:0, and sounds that fragments of an MP4 may have (RFC 6381). */
const picture = /^avc[13]\.(?:42|4d|58|64)/i;
const sound = /^(?:mp4a\.40\.(?:2|5|29)|opus)$/i;

/** Pixels by which a size may differ: encoders round to even numbers in their own way. */
const sizeDiffers = 2;
/** Seconds by which a fragment may begin beside its key frame: the order of decoding is not that of showing. */
const beginDiffers = 0.25;

/** The times of all key frames, which are real ones by what they hold, in their order. */
async function keyTimes(track: InputVideoTrack): Promise<number[]> {
  const sink = new EncodedPacketSink(track);
  const options = { verifyKeyPackets: true };
  const times: number[] = [];
  for (
    let packet = await sink.getFirstKeyPacket(options);
    packet;
    packet = await sink.getNextKeyPacket(packet, options)
  ) {
    times.push(packet.timestamp);
  }
  return times;
}

/** Whether players can begin at every fragment, and at a key frame every few seconds. Both lists are in their order. */
function hasKeyFrames(
  keys: readonly number[],
  starts: readonly number[],
  { duration, keyFrames }: Pick<RenditionOrder, 'duration' | 'keyFrames'>,
): boolean {
  const ends = [...keys.slice(1), duration];
  if (keys.length === 0 || keys.some((key, at) => (ends[at] ?? 0) - key > keyFrames)) return false;
  let at = 0;
  return starts.every((start) => {
    while (at + 1 < keys.length && (keys[at] ?? 0) < start - beginDiffers) at += 1;
    return Math.abs((keys[at] ?? 0) - start) <= beginDiffers;
  });
}

/**
 * Checks a rendition that a browser made, by its bytes alone, not by what the browser says of it. It blocks: run
 * it in a process of its own.
 * @returns why it is not taken; null where it is
 */
export async function checkRendition(order: RenditionOrder): Promise<RenditionRefusal | null> {
  const found = await readFragments(order.file).catch(() => null);
  if (!found) return 'form';
  const input = new Input({ source: new FilePathSource(order.file), formats: [MP4] });
  try {
    const [videos, sounds] = [await input.getVideoTracks(), await input.getAudioTracks()];
    const [video] = videos;
    if (videos.length !== (order.size ? 1 : 0)) return 'form';
    if (sounds.length !== (order.hasSound ? 1 : 0)) return 'form';
    for (const track of videos)
      if (!picture.test((await track.getCodecParameterString()) ?? '')) return 'codec';
    for (const track of sounds)
      if (!sound.test((await track.getCodecParameterString()) ?? '')) return 'codec';
    const duration = await input.computeDuration();
    if (!(Math.abs(duration - order.duration) <= order.lengthDiffers)) return 'length';
    if (!video || !order.size) return null;
    const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
    if (
      Math.abs(width - order.size.width) > sizeDiffers ||
      Math.abs(height - order.size.height) > sizeDiffers
    )
      return 'size';
    const starts = found.fragments.map(({ start }) => start);
    return hasKeyFrames(await keyTimes(video), starts, order) ? null : 'key-frames';
  } catch {
    return 'form';
  } finally {
    input.dispose();
  }
}
