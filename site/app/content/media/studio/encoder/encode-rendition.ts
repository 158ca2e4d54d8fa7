import { soundRate } from '@nibras/contract/content/media/rungs.ts';
import { streams as limits } from '@nibras/contract/limits.ts';
import {
  BlobSource,
  Conversion,
  type ConversionOptions,
  canEncodeAudio,
  canEncodeVideo,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  StreamTarget,
  type StreamTargetChunk,
  UrlSource,
  WEBM,
} from 'mediabunny';
import type { EncodeOrder, EncoderRefusal } from './encoder-messages.ts';

/** A rendition that this browser cannot make. */
export class Refused extends Error {
  override name = 'Refused';
  readonly refusal: EncoderRefusal;

  constructor(refusal: EncoderRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Pictures a second, at most, and by how many packets the rate of a video is measured. */
const [mostRate, measuredPackets] = [30, 240];
/** Bytes after which what was written moves out of the memory: browsers keep large blobs on the disk. */
const pieceBytes = 4 * 1024 ** 2;

/** Collects a file that is written from its beginning to its end. */
function collectFile() {
  const pieces: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let [length, end] = [0, 0];
  const flush = () => {
    pieces.push(new Blob(chunks));
    chunks = [];
    length = 0;
  };
  const writable = new WritableStream<StreamTargetChunk>({
    write({ data, position }) {
      if (position !== end) throw new Error('a fragmented file is written in its order');
      end += data.length;
      chunks.push(data.slice());
      length += data.length;
      if (length >= pieceBytes) flush();
    },
  });
  return {
    writable,
    file() {
      flush();
      return new Blob(pieces, { type: 'video/mp4' });
    },
  };
}

/** The rate of the pictures, where a video has more than the ladder's. */
async function boundedRate(track: InputVideoTrack): Promise<{ frameRate?: number }> {
  const { averagePacketRate } = await track.computePacketStats(measuredPackets);
  return averagePacketRate > mostRate + 1 ? { frameRate: mostRate } : {};
}

/** AAC where the browser encodes it, which every player has; else Opus. */
async function soundOptions() {
  const how = {
    numberOfChannels: 1,
    sampleRate: 48_000,
    quality: new Quality({ bitrate: soundRate }),
  };
  for (const codec of ['aac', 'opus'] as const) {
    if (await canEncodeAudio(codec, how)) return { ...how, codec, forceTranscode: true };
  }
  throw new Refused('no-sound-encoder');
}

async function optionsFor(
  input: Input,
  { pictures }: EncodeOrder,
): Promise<Pick<ConversionOptions, 'audio' | 'video'>> {
  if (!pictures) return { video: { discard: true }, audio: await soundOptions() };
  const { width, height, rate } = pictures;
  const quality = new Quality({ bitrate: rate });
  if (!(await canEncodeVideo('avc', { width, height, quality }))) {
    throw new Refused('no-picture-encoder');
  }
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Refused('broken');
  const video = {
    ...{ width, height, fit: 'fill' as const, codec: 'avc' as const, quality },
    keyFrameInterval: limits.fragmentSeconds,
    allowTransformationMetadata: false,
    ...(await boundedRate(track)),
  };
  // The sound is copied: few browsers encode AAC.
  return { video, audio: {} };
}

interface Watched {
  onProgress(progress: number): void;
  /** Called before each stretch of work: waits while the person has paused it, and says when to pause next. */
  nextStretch(): Promise<AbortSignal>;
}

/**
 * Makes one low size of a video, or its sound alone, as a fragmented MP4 with a key frame every two seconds.
 * @throws Refused where this browser cannot
 */
export async function encodeRendition(order: EncodeOrder, watched: Watched): Promise<Blob> {
  const { from } = order;
  const source =
    typeof from === 'string'
      ? new UrlSource(from, { requestInit: { credentials: 'include' } })
      : new BlobSource(from);
  const input = new Input({ source, formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    const collected = collectFile();
    const output = new Output({
      format: new Mp4OutputFormat({
        fastStart: 'fragmented',
        minimumFragmentDuration: limits.fragmentSeconds,
      }),
      target: new StreamTarget(collected.writable),
    });
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      tags: {},
      showWarnings: false,
      ...(await optionsFor(input, order)),
    });
    const isLacking = conversion.discardedTracks.some(
      ({ reason }) => reason !== 'discarded_by_user',
    );
    if (!conversion.isValid || isLacking) throw new Refused('undecodable');
    conversion.onProgress = (progress) => watched.onProgress(progress);
    do {
      const pauseSignal = await watched.nextStretch();
      await conversion.execute({ pauseSignal });
    } while (conversion.state === 'idle');
    return collected.file();
  } finally {
    input.dispose();
  }
}
