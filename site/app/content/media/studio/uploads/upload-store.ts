import type { Media, UnfinishedUpload } from '@nibras/contract/content/media/studio/shapes.ts';
import { media as limits } from '@nibras/contract/limits.ts';
import { create } from 'zustand';
import { errorText } from '#platform/api/api-error.ts';
import { fetchMedia, fetchUnfinished } from '../calls.ts';
import { type Sending, sendFile } from './send-file.ts';
import { type Upload, UploadCanceled, type UploadItem } from './upload-types.ts';

interface UploadStore {
  uploads: UploadItem[];
  /** Uploads of the person that another tab or an earlier visit began; null until they were asked for. */
  unfinished: UnfinishedUpload[] | null;
}

/** The uploads of this tab. It lives beside the pages, so that they go on while the person moves in the studio. */
export const useUploadStore = create<UploadStore>(() => ({ uploads: [], unfinished: null }));

interface Job {
  key: number;
  file: File;
  replace: number | null;
  lecture: number | null;
  sending: Sending | null;
  /** The unfinished upload that it continues. */
  resumes: string | null;
  canceled: boolean;
  sent: PromiseWithResolvers<Media>;
  ready: PromiseWithResolvers<Media>;
}

const jobs = new Map<number, Job>();
let nextKey = 1;

const change = (key: number, values: Partial<UploadItem>) =>
  useUploadStore.setState(({ uploads }) => ({
    uploads: uploads.map((item) => (item.key === key ? { ...item, ...values } : item)),
  }));
const itemOf = (key: number) => useUploadStore.getState().uploads.find((one) => one.key === key);

/** Asks for the person's unfinished uploads. A failure leaves the list as it was. */
export async function loadUnfinished(): Promise<void> {
  const unfinished = await fetchUnfinished().catch(() => null);
  if (unfinished) useUploadStore.setState({ unfinished });
}

/** The unfinished upload of the same file, which goes on where it ended. */
function takeUnfinished(file: File, replace: number | null): UnfinishedUpload | null {
  const { unfinished } = useUploadStore.getState();
  const found = unfinished?.find(
    (one) =>
      one.name === file.name &&
      one.bytes === file.size &&
      one.modified === file.lastModified &&
      one.replaces === replace,
  );
  if (!found) return null;
  useUploadStore.setState({ unfinished: (unfinished ?? []).filter((one) => one !== found) });
  return found;
}

/** Removes an unfinished upload that will not be continued. */
export async function discardUnfinished(id: string): Promise<void> {
  const { discardUpload } = await import('./discard-upload.ts');
  await discardUpload(id);
  useUploadStore.setState(({ unfinished }) => ({
    unfinished: (unfinished ?? []).filter((one) => one.id !== id),
  }));
}

const isActive = ({ state }: UploadItem) => state === 'sending' || state === 'offline';

/** Starts waiting uploads while fewer than the limit run. */
function startNext(): void {
  const { uploads } = useUploadStore.getState();
  let free = limits.uploadsAtOnce - uploads.filter(isActive).length;
  for (const { key } of uploads.filter(({ state }) => state === 'waiting')) {
    if (free <= 0) return;
    free -= 1;
    change(key, { state: 'sending' });
    const job = jobs.get(key);
    if (job) void run(job);
  }
}

async function run(job: Job): Promise<void> {
  const { key } = job;
  try {
    job.sending = await sendFile({
      file: job.file,
      replace: job.replace,
      lecture: job.lecture,
      resume: job.resumes,
      onProgress: (sent) => change(key, { sent }),
      onOffline: (offline) => {
        if (itemOf(key)?.state !== 'paused')
          change(key, { state: offline ? 'offline' : 'sending' });
      },
    });
    // Paused or cancelled while the library was loading.
    if (job.canceled) job.sending.cancel();
    else if (itemOf(key)?.state === 'paused') job.sending.pause();
    const id = await job.sending.result;
    change(key, { state: 'processing', sent: job.file.size });
    startNext();
    await watchProcessing(job, id);
  } catch (error) {
    fail(job, error instanceof Error ? error : new Error(String(error)));
  }
}

function fail(job: Job, error: Error): void {
  if (!job.canceled) {
    change(job.key, { state: 'failed', failure: errorText(error, error.message) });
  }
  job.sent.reject(error);
  job.ready.reject(error);
  startNext();
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks until the server has processed the file. A failed call is asked again: nothing is lost by it. */
async function watchProcessing(job: Job, id: number): Promise<void> {
  for (let delay = 400; !job.canceled; delay = Math.min(delay * 1.5, 4_000)) {
    const media = await fetchMedia(id).catch(() => null);
    if (media) {
      change(job.key, { media });
      job.sent.resolve(media);
    }
    if (media && media.state !== 'processing') {
      if (media.failure !== null) throw new Error(media.failure);
      change(job.key, { state: 'ready' });
      // The file is at hand now: without it the browser would fetch it again.
      if (media.stream?.for_browser?.length) {
        const { file } = job;
        void import('../encoder/encoder-store.ts').then((encoder) =>
          encoder.encodeHere(media, file),
        );
      }
      job.ready.resolve(media);
      return;
    }
    await pause(delay);
  }
}

/**
 * Hands files over; they are sent in this order, a few at once.
 * @param options.replace the id of a media to replace
 * @param options.lectures the lectures for which videos are, in the order of the files
 */
export function addUploads(
  files: readonly File[],
  { replace = null, lectures = [] }: { replace?: number | null; lectures?: readonly number[] } = {},
): Upload[] {
  const added = files.map((file, index): Job => {
    const sent = Promise.withResolvers<Media>();
    const ready = Promise.withResolvers<Media>();
    // Anyone who does not wait for them sees failures in the tray.
    sent.promise.catch(() => undefined);
    ready.promise.catch(() => undefined);
    return {
      key: nextKey++,
      file,
      replace,
      lecture: lectures[index] ?? null,
      sending: null,
      resumes: takeUnfinished(file, replace)?.id ?? null,
      canceled: false,
      sent,
      ready,
    };
  });
  for (const job of added) jobs.set(job.key, job);
  useUploadStore.setState(({ uploads }) => ({
    uploads: [
      ...uploads,
      ...added.map(
        ({ key, file }): UploadItem => ({
          key,
          name: file.name,
          bytes: file.size,
          sent: 0,
          state: 'waiting',
          failure: null,
          media: null,
        }),
      ),
    ],
  }));
  startNext();
  return added.map(({ key, file, sent, ready }) => ({
    key,
    file,
    sent: sent.promise,
    ready: ready.promise,
  }));
}

export function pauseUpload(key: number): void {
  const state = itemOf(key)?.state;
  if (state !== 'sending' && state !== 'offline' && state !== 'waiting') return;
  change(key, { state: 'paused' });
  jobs.get(key)?.sending?.pause();
  startNext();
}

export function resumeUpload(key: number): void {
  if (itemOf(key)?.state !== 'paused') return;
  const job = jobs.get(key);
  if (!job?.sending) {
    change(key, { state: 'waiting' });
    startNext();
    return;
  }
  change(key, { state: 'sending' });
  job.sending.resume();
}

/** Cancels an upload, or takes a finished one off the list. */
export function dismissUpload(key: number): void {
  const job = jobs.get(key);
  const state = itemOf(key)?.state;
  jobs.delete(key);
  useUploadStore.setState(({ uploads }) => ({ uploads: uploads.filter((one) => one.key !== key) }));
  const isDone = state === 'ready' || state === 'failed' || state === 'processing';
  if (!job || isDone) return;
  job.canceled = true;
  job.sending?.cancel();
  fail(job, new UploadCanceled('أُلغي الرفع.'));
}

/** Whether leaving the page would interrupt an upload. */
export const isUploading = (): boolean =>
  useUploadStore
    .getState()
    .uploads.some(({ state }) => ['waiting', 'sending', 'offline', 'paused'].includes(state));
