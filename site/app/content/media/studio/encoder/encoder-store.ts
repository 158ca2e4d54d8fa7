import { type BrowserName, renditionSize, rungs } from '@nibras/contract/content/media/rungs.ts';
import type { Media } from '@nibras/contract/content/media/studio/shapes.ts';
import { errorText } from '#platform/api/api-error.ts';
import { type Sending, sendFile } from '../uploads/send-file.ts';
import { type EncoderItem, useEncoderStore } from './encoder-items.ts';
import { canEncode, type Encoding, startEncoder } from './start-encoder.ts';

interface Job {
  media: Media;
  from: Blob | string;
  left: BrowserName[];
  encoding: Encoding | null;
  sending: Sending | null;
  /** Continues a job that is paused. */
  resumed: PromiseWithResolvers<void> | null;
  canceled: boolean;
}
const jobs = new Map<number, Job>();

const itemOf = (id: number) =>
  useEncoderStore.getState().items.find(({ mediaId }) => mediaId === id);
const change = (id: number, values: Partial<EncoderItem>) =>
  useEncoderStore.setState(({ items }) => ({
    items: items.map((item) => (item.mediaId === id ? { ...item, ...values } : item)),
  }));

const isAtWork = ({ state }: EncoderItem) => state === 'encoding' || state === 'sending';
/** One that is paused in its midst has its turn still. */
const hasTurn = (item: EncoderItem) =>
  isAtWork(item) || (item.state === 'paused' && item.current !== null);

function startNext(): void {
  const { items } = useEncoderStore.getState();
  if (items.some(hasTurn)) return;
  const next = items.find(({ state }) => state === 'waiting');
  const job = next && jobs.get(next.mediaId);
  if (job) void run(job);
}

/** The size and rate of a rendition, by the copy of the video that the server has. */
function picturesOf({ stream }: Media, name: BrowserName) {
  const rung = rungs.find((one) => one.name === name);
  const source = stream?.renditions.find((one) => one.name === 'source');
  if (!rung || !source?.width || !source.height) return null;
  const size = renditionSize({ width: source.width, height: source.height }, rung.side);
  return { ...size, rate: rung.pictureRate };
}

async function makeOne(job: Job, name: BrowserName): Promise<void> {
  const { media, from } = job;
  const { id } = media;
  await job.resumed?.promise;
  if (job.canceled) return;
  change(id, { state: 'encoding', current: name, progress: 0 });
  const order = { from, name, pictures: picturesOf(media, name) };
  job.encoding = startEncoder(order, (progress) => change(id, { progress }));
  const made = await job.encoding.made;
  job.encoding = null;
  await job.resumed?.promise;
  if (job.canceled) return;
  change(id, { state: 'sending', progress: 0 });
  const file = new File([made], `${name}.mp4`, { type: 'video/mp4' });
  job.sending = await sendFile({
    file,
    replace: null,
    lecture: null,
    resume: null,
    rendition: `${id}/${media.stream?.version}/${name}`,
    onProgress: (sent) => change(id, { progress: sent / file.size }),
    onOffline: () => undefined,
  });
  // Paused or cancelled while the library was loading.
  if (job.canceled) job.sending.cancel();
  else if (job.resumed) job.sending.pause();
  await job.sending.result;
  job.sending = null;
  job.left.shift();
  change(id, { made: (itemOf(id)?.made ?? 0) + 1 });
}

async function run(job: Job): Promise<void> {
  const { id } = job.media;
  try {
    for (let [name] = job.left; name && !job.canceled; [name] = job.left) await makeOne(job, name);
    change(id, { state: 'done', current: null });
  } catch (error) {
    const problem = error instanceof Error ? error : new Error(String(error));
    change(id, { state: 'failed', failure: errorText(problem, problem.message) });
  }
  job.encoding = null;
  job.sending = null;
  startNext();
}

/**
 * Makes what the server lacks of a video in this tab, and sends it.
 * @param from the video, or its address where the file is not at hand
 */
export function encodeHere(media: Media, from: Blob | string): void {
  const left = [...(media.stream?.for_browser ?? [])];
  const item = itemOf(media.id);
  if (
    left.length === 0 ||
    !canEncode() ||
    (item && item.state !== 'failed' && item.state !== 'done')
  )
    return;
  const job = { media, from, left, encoding: null, sending: null, resumed: null, canceled: false };
  jobs.set(media.id, job);
  useEncoderStore.setState(({ items }) => ({
    items: [
      ...items.filter(({ mediaId }) => mediaId !== media.id),
      {
        mediaId: media.id,
        name: media.name,
        state: 'waiting',
        current: null,
        progress: 0,
        made: 0,
        total: left.length,
        failure: null,
      },
    ],
  }));
  startNext();
}

export function pauseEncoding(id: number): void {
  const job = jobs.get(id);
  const item = itemOf(id);
  if (!job || !item || !(isAtWork(item) || item.state === 'waiting')) return;
  job.resumed = Promise.withResolvers();
  job.encoding?.pause();
  job.sending?.pause();
  change(id, { state: 'paused' });
}

export function resumeEncoding(id: number): void {
  const job = jobs.get(id);
  if (!job || itemOf(id)?.state !== 'paused') return;
  job.resumed?.resolve();
  job.resumed = null;
  const isBegun = itemOf(id)?.current !== null;
  change(id, { state: !isBegun ? 'waiting' : job.encoding ? 'encoding' : 'sending' });
  job.encoding?.resume();
  job.sending?.resume();
  startNext();
}

/** Begins again what failed, with what is complete left as it is. */
export function retryEncoding(id: number): void {
  const job = jobs.get(id);
  if (!job || itemOf(id)?.state !== 'failed') return;
  change(id, { state: 'waiting', failure: null, current: null });
  startNext();
}

/** Cancels the making, or takes it off the list once it is over. */
export function dismissEncoding(id: number): void {
  const job = jobs.get(id);
  jobs.delete(id);
  useEncoderStore.setState(({ items }) => ({
    items: items.filter(({ mediaId }) => mediaId !== id),
  }));
  if (!job) return;
  job.canceled = true;
  job.encoding?.cancel();
  job.sending?.cancel();
  startNext();
}
