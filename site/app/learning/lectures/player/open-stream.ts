import type { ErrorData, HlsConfig, LoadPolicy } from 'hls.js';
import { loadHls } from './load-hls.ts';
import { chosenRendition, firstRendition, type QualityChoice, type Rendition } from './quality.ts';
import { newestAddress } from './stream-address.ts';

/** What is loaded ahead and held behind, in seconds; and in bytes. */
const [ahead, behind, mostBytes] = [60, 60, 60_000_000];
/** Ahead of a video that has not been played: its first picture, and little of a metered line. Seconds. */
const aheadOfPlay = 4;
/** What a line is taken for of which nothing is known, in bits a second. */
const unknownLine = 300_000;
/** How often the measured line is reported, in milliseconds. */
const lineReportedEvery = 10_000;

/** A poor line gets time, and is tried again with growing delays. Milliseconds. */
const policy = (firstByte: number, whole: number): LoadPolicy => ({
  default: {
    maxTimeToFirstByteMs: firstByte,
    maxLoadTimeMs: whole,
    timeoutRetry: { maxNumRetry: 4, retryDelayMs: 500, maxRetryDelayMs: 8_000 },
    errorRetry: { maxNumRetry: 6, retryDelayMs: 1_000, maxRetryDelayMs: 16_000 },
  },
});

const config = (line: number | null): Partial<HlsConfig> => ({
  autoStartLoad: false,
  // Our parts need no repackaging, which is what the worker is for.
  enableWorker: false,
  maxBufferLength: aheadOfPlay,
  // hls.js loads up to this, as long as it is less than the bytes below.
  maxMaxBufferLength: aheadOfPlay,
  maxBufferSize: mostBytes,
  backBufferLength: behind,
  capLevelToPlayerSize: true,
  testBandwidth: false,
  abrEwmaDefaultEstimate: line ?? unknownLine,
  manifestLoadPolicy: policy(20_000, 40_000),
  playlistLoadPolicy: policy(20_000, 60_000),
  fragLoadPolicy: policy(20_000, 120_000),
  xhrSetup(xhr, url) {
    const newest = newestAddress(url);
    if (newest !== url) xhr.open('GET', newest, true);
  },
});

export interface StreamOptions {
  media: HTMLMediaElement;
  /** The address of a playlist. */
  address: string;
  /** Where to begin, in seconds. */
  start: number;
  quality: QualityChoice;
  /** What the line carried last, in bits a second. */
  line: number | null;
  onRenditions(renditions: Rendition[]): void;
  /** Another rendition is shown from here. */
  onShown(rendition: Rendition): void;
  /** What the line carries, in bits a second. */
  onLine(bits: number): void;
  /** The line or the server failed, and loading has ended. */
  onFailed(): void;
  /** This browser cannot play the stream, or the stream is broken. */
  onUnplayable(): void;
}

export interface OpenStream {
  choose(quality: QualityChoice): void;
  /** The media element reports an error. */
  mediaFailed(): void;
  close(): void;
}

/** Whether the browser plays what scripts give it, as hls.js does. */
const hasMediaSource = (): boolean => 'ManagedMediaSource' in window || 'MediaSource' in window;

/** Whether streams play without hls.js, as on an iPhone before iOS 17. */
export const playsNatively = (media: HTMLMediaElement): boolean =>
  !hasMediaSource() && media.canPlayType('application/vnd.apple.mpegurl') !== '';

/** Whether this browser plays streams at all. */
export const playsStreams = (media: HTMLMediaElement): boolean =>
  hasMediaSource() || playsNatively(media);

/**
 * Plays a stream by hls.js, which is loaded by this. It begins small unless the line is known, loads a minute ahead once
 * the video plays, and repairs the decoder once.
 */
export async function openStream(options: StreamOptions): Promise<OpenStream | null> {
  const { media } = options;
  const { default: Hls } = await loadHls();
  if (!Hls.isSupported()) {
    options.onUnplayable();
    return null;
  }
  const hls = new Hls(config(options.line));
  let renditions: Rendition[] = [];
  let chosen = options.quality;
  let repaired = false;
  let reported = Number.NEGATIVE_INFINITY;

  function reportLine() {
    const estimate = hls.bandwidthEstimate;
    if (Number.isFinite(estimate) && estimate > 0) options.onLine(Math.round(estimate));
  }
  function repair() {
    if (repaired) return options.onUnplayable();
    repaired = true;
    hls.recoverMediaError();
  }
  function handleError(error: ErrorData) {
    if (!error.fatal) return;
    // A playlist that the browser or hls.js does not understand is a network error to hls.js.
    const isBroken = /Parsing|Incompatible|Empty|addCodec/i.test(error.details);
    if (
      isBroken ||
      (error.type !== Hls.ErrorTypes.NETWORK_ERROR && error.type !== Hls.ErrorTypes.MEDIA_ERROR)
    )
      options.onUnplayable();
    else if (error.type === Hls.ErrorTypes.MEDIA_ERROR) repair();
    else options.onFailed();
  }
  function loadAhead() {
    hls.config.maxMaxBufferLength = ahead;
  }

  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => {
    renditions = levels.map(({ width, height, bitrate }) => ({
      size: Math.min(width, height) || 0,
      bitrate,
    }));
    options.onRenditions(renditions);
    hls.startLevel = firstRendition(renditions, chosen, options.line);
    const fixed = chosenRendition(renditions, chosen);
    if (fixed >= 0) hls.loadLevel = fixed;
    hls.startLoad(options.start);
  });
  hls.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) => {
    const rendition = renditions[level];
    if (rendition) options.onShown(rendition);
  });
  hls.on(Hls.Events.FRAG_BUFFERED, () => {
    if (performance.now() - reported < lineReportedEvery) return;
    reported = performance.now();
    reportLine();
  });
  hls.on(Hls.Events.ERROR, (_, error) => handleError(error));
  media.addEventListener('play', loadAhead);
  if (!media.paused) loadAhead();
  hls.loadSource(options.address);
  hls.attachMedia(media);

  return {
    choose(quality) {
      chosen = quality;
      const index = chosenRendition(renditions, quality);
      // What is loaded of a better picture is played; a better one is shown at once.
      if (index >= 0 && index < hls.loadLevel) hls.loadLevel = index;
      else hls.nextLevel = index;
    },
    mediaFailed: repair,
    close() {
      media.removeEventListener('play', loadAhead);
      reportLine();
      hls.destroy();
    },
  };
}
