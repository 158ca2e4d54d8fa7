import { streams as limits } from '@nibras/contract/limits.ts';
import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny';
import { StreamFailure } from './reasons.ts';

/** What is known of a video before it is encoded. */
export interface SourceFacts {
  /** As it is shown: upright, with square pixels. */
  width: number;
  height: number;
  /** Seconds. */
  duration: number;
  /** Pictures a second of the renditions. */
  rate: number;
  hasSound: boolean;
}

/** The rate of what most people watch; more takes bits that a poor line lacks. */
const highestRate = 30;
/** How many pictures are looked at. */
const looked = 300;

/** The rate at which pictures follow each other where something moves, also in a recording of a variable rate. */
async function readRate(track: InputVideoTrack): Promise<number> {
  const times: number[] = [];
  for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, {
    metadataOnly: true,
  })) {
    times.push(packet.timestamp);
    if (times.length >= looked) break;
  }
  times.sort((one, other) => one - other);
  const steps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  const middle = steps.sort((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 1 / 25;
  const rate = middle > 0 ? 1 / middle : highestRate;
  if (rate > highestRate + 0.5) return rate > 45 && rate < 55 ? 25 : highestRate;
  return Math.max(1, Number(rate.toFixed(3)));
}

/**
 * Reads what the ladder is planned by.
 * @throws StreamFailure for a video that is not encoded anew
 */
export async function readSource(path: string): Promise<SourceFacts> {
  const source = new FilePathSource(path);
  const input = new Input({ source, formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    const video = await input.getPrimaryVideoTrack();
    if (!video) throw new StreamFailure('broken');
    const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
    if (width * height > limits.maxPixels) throw new StreamFailure('tooManyPixels');
    const begin = Math.max(0, await input.getFirstTimestamp());
    const duration = (await input.computeDuration()) - begin;
    if (!(duration > 0) || duration > limits.maxHours * 3600) throw new StreamFailure('tooLong');
    const rate = await readRate(video);
    return {
      width,
      height,
      duration,
      rate,
      hasSound: (await input.getPrimaryAudioTrack()) !== null,
    };
  } catch (error) {
    if (error instanceof StreamFailure) throw error;
    throw new StreamFailure('broken', error);
  } finally {
    input.dispose();
  }
}
