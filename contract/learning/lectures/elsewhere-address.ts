import type { VideoElsewhere, VideoHost } from './elsewhere.ts';
import { elsewhereIds as ids } from './elsewhere-ids.ts';

/** The origins of the frames in which the videos of a site play. */
export const frameOrigins = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  bunny: 'https://iframe.mediadelivery.net',
} as const satisfies Record<VideoHost, string>;

const youtubeHosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const vimeoHosts = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);
const bunnyHosts = new Set(['iframe.mediadelivery.net', 'player.mediadelivery.net']);

const lastSecond = 86_400;

/** `83`, `83s`, `1m23s` or `1h2m3s` as seconds; 0 for what is none. */
function secondsOf(written: string | null): number {
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(written ?? '');
  const [, hours = '0', minutes = '0', seconds = '0'] = match ?? [];
  const start = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return start <= lastSecond ? start : 0;
}

function youtubeVideo({ hostname, pathname, searchParams }: URL): VideoElsewhere | null {
  const [first = '', second = ''] = pathname.split('/').slice(1);
  const isShort = hostname === 'youtu.be';
  const named = ['shorts', 'live', 'embed', 'v'].includes(first) ? second : null;
  const id = isShort ? first : (named ?? (first === 'watch' ? searchParams.get('v') : null));
  if (id === null || !ids.youtube.test(id)) return null;
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start'));
  return { host: 'youtube', id, start };
}

function vimeoVideo({ pathname, searchParams, hash }: URL): VideoElsewhere | null {
  const parts = pathname.split('/').filter(Boolean);
  const at = parts.findIndex((part) => ids.vimeo.test(part));
  const id = parts[at];
  const before = parts.slice(0, at).join('/');
  if (id === undefined || !/^(?:video|channels\/[\w-]{1,50}|)$/.test(before)) return null;
  const key = parts[at + 1] ?? searchParams.get('h');
  if (parts.length > at + 2 || (key !== null && !ids.vimeoHash.test(key))) return null;
  return { host: 'vimeo', id, hash: key, start: secondsOf(hash.replace(/^#t=/, '') || null) };
}

function bunnyVideo({ pathname, searchParams }: URL): VideoElsewhere | null {
  const [kind = '', library = '', id = '', ...more] = pathname.split('/').filter(Boolean);
  const isVideo = (kind === 'embed' || kind === 'play') && more.length === 0;
  if (!isVideo || !ids.bunnyLibrary.test(library) || !ids.bunny.test(id.toLowerCase())) return null;
  const start = secondsOf(searchParams.get('t'));
  return { host: 'bunny', library, id: id.toLowerCase(), start };
}

/** Characters of an address that is read. */
const longest = 500;

/**
 * The video of an address of YouTube, Vimeo or Bunny Stream.
 * @returns null for every other address, also for a channel, a list or a page of these sites
 */
export function parseVideoAddress(typed: string): VideoElsewhere | null {
  const text = typed.trim();
  if (text === '' || text.length > longest || /[\s\\<>"]/.test(text)) return null;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlain = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isPlain || url.username !== '' || url.password !== '' || url.port !== '') return null;
  const { hostname } = url;
  if (hostname === 'youtu.be' || youtubeHosts.has(hostname)) return youtubeVideo(url);
  if (vimeoHosts.has(hostname)) return vimeoVideo(url);
  return bunnyHosts.has(hostname) ? bunnyVideo(url) : null;
}

/** Where people see a video on its own site. */
export function pageOf(video: VideoElsewhere): string {
  if (video.host === 'youtube') return `https://www.youtube.com/watch?v=${video.id}`;
  if (video.host === 'vimeo')
    return `https://vimeo.com/${video.id}${video.hash === null ? '' : `/${video.hash}`}`;
  return `https://iframe.mediadelivery.net/play/${video.library}/${video.id}`;
}

/**
 * The address of the frame in which a video plays at once.
 * @param options.origin of the page, which YouTube sends its messages to
 * @returns null for a video that is none, such as another server may send
 */
export function frameAddress(
  video: VideoElsewhere,
  { origin, start }: { origin: string; start: number },
): string | null {
  const from = Math.max(0, Math.floor(start));
  if (video.host === 'youtube' && ids.youtube.test(video.id)) {
    const query = new URLSearchParams({
      autoplay: '1',
      enablejsapi: '1',
      origin,
      playsinline: '1',
      rel: '0',
      start: String(from),
    });
    return `${frameOrigins.youtube}/embed/${video.id}?${query}`;
  }
  if (video.host === 'vimeo' && ids.vimeo.test(video.id)) {
    const query = new URLSearchParams({ autoplay: '1', dnt: '1' });
    if (video.hash !== null && ids.vimeoHash.test(video.hash)) query.set('h', video.hash);
    return `${frameOrigins.vimeo}/video/${video.id}?${query}#t=${from}s`;
  }
  if (video.host === 'bunny' && ids.bunnyLibrary.test(video.library) && ids.bunny.test(video.id)) {
    const query = new URLSearchParams({ autoplay: 'true', t: String(from) });
    return `${frameOrigins.bunny}/embed/${video.library}/${video.id}?${query}`;
  }
  return null;
}
