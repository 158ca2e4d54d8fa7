import type { VideoHost } from '@nibras/contract/learning/lectures/elsewhere-ids.ts';

/** What the frame of another site has said of its video. Times are in seconds. */
export interface FrameNews {
  /** The frame listens, and can be sent the subscription. */
  ready?: true;
  seconds?: number;
  duration?: number;
  playing?: boolean;
  ended?: true;
}

/** Characters of a message that is read. */
const longest = 200_000;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A message's fields: of an object, or of a text in JSON. */
function fieldsOf(data: unknown): Fields | null {
  if (isFields(data)) return data;
  if (typeof data !== 'string' || data.length > longest || !data.startsWith('{')) return null;
  try {
    const read: unknown = JSON.parse(data);
    return isFields(read) ? read : null;
  } catch {
    return null;
  }
}

/** A number of seconds of a video; undefined for what is none. */
const secondsIn = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= 86_400 ? value : undefined;

/** A time and a length, where a message has them. */
function times(seconds: unknown, duration: unknown): FrameNews {
  const news = { seconds: secondsIn(seconds), duration: secondsIn(duration) };
  return Object.fromEntries(
    Object.entries(news).filter(([, value]) => value !== undefined),
  ) as FrameNews;
}

/** The states of YouTube's player: 0 is the end, 1 plays, 2 is paused. */
function stateNews(state: unknown): FrameNews {
  if (state === 0) return { ended: true, playing: false };
  return state === 1 || state === 2 ? { playing: state === 1 } : {};
}

function youtubeNews({ event, info }: Fields): FrameNews | null {
  if (event === 'onReady') return { ready: true };
  if (event === 'onStateChange') return stateNews(info);
  if ((event !== 'infoDelivery' && event !== 'initialDelivery') || !isFields(info)) return null;
  return { ...times(info.currentTime, info.duration), ...stateNews(info.playerState) };
}

/** The events of Vimeo's player and of player.js, which Bunny speaks, have the same names. */
function namedNews(event: unknown, data: unknown): FrameNews | null {
  const { seconds, duration } = isFields(data) ? data : {};
  if (event === 'ready') return { ready: true };
  if (event === 'timeupdate') return times(seconds, duration);
  if (event === 'play') return { playing: true, ...times(seconds, duration) };
  if (event === 'pause') return { playing: false, ...times(seconds, duration) };
  return event === 'ended' || event === 'finish' ? { ended: true, playing: false } : null;
}

/**
 * Reads a message of a frame. The caller has checked that it came from the frame and its origin.
 * @returns null for what says nothing of the video
 */
export function readFrameMessage(host: VideoHost, data: unknown): FrameNews | null {
  const fields = fieldsOf(data);
  if (!fields) return null;
  if (host === 'youtube') return youtubeNews(fields);
  if (host === 'vimeo') return namedNews(fields.event, fields.data);
  return fields.context === 'player.js' ? namedNews(fields.event, fields.value) : null;
}

const events = ['timeupdate', 'play', 'pause', 'ended'];

/** What is sent to a frame so that it reports its video: once it is loaded or ready, and again until it has. */
export function subscriptions(host: VideoHost): readonly (string | object)[] {
  if (host === 'youtube') {
    const listening = { event: 'listening', id: 'nibras', channel: 'widget' };
    return [JSON.stringify(listening)];
  }
  if (host === 'vimeo') return events.map((value) => ({ method: 'addEventListener', value }));
  return events.map((value) =>
    JSON.stringify({
      context: 'player.js',
      version: '0.0.11',
      method: 'addEventListener',
      value,
      listener: value,
    }),
  );
}

/** What is sent to a frame so that its video plays or pauses. */
export function frameCommand(host: VideoHost, command: 'play' | 'pause'): string | object {
  if (host === 'youtube') {
    return JSON.stringify({ event: 'command', func: `${command}Video`, args: [] });
  }
  if (host === 'vimeo') return { method: command };
  return JSON.stringify({ context: 'player.js', version: '0.0.11', method: command });
}
