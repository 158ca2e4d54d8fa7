import { randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { rungs } from '@nibras/contract/content/media/rungs.ts';
import { streams as limits } from '@nibras/contract/limits.ts';
import { and, eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import '#platform/storage/picture-loaders.ts';
import { media } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { pathInStream } from '#platform/storage/streams.ts';
import { findFfmpeg, findProgram } from '../processing/ffmpeg.ts';
import { posterOf, storePoster } from '../processing/poster.ts';
import { posterSecond } from '../processing/video.ts';
import { hasSpace, lockQuota } from '../quota.ts';
import { backlogIsRunning } from './backlog.ts';
import { copyVideo } from './begin-stream.ts';
import {
  drawPreviews,
  type EncoderInput,
  encodeRung,
  encodeSound,
  planPreviews,
} from './encode.ts';
import { planRenditions } from './plan.ts';
import {
  addRendition,
  type ClaimedStream,
  claimStream,
  leaseSeconds,
  leaveStream,
  renditionsOf,
  renewVersion,
  triesOf,
  updateClaimed,
} from './queries.ts';
import { readSource, type SourceFacts } from './read-source.ts';
import { StreamFailure } from './reasons.ts';
import { removeOriginal } from './remove-original.ts';
import {
  describeRendition,
  type MadeRendition,
  type RenditionName,
  type RenditionRow,
  storeRendition,
} from './rendition.ts';
import { ProgramFailure } from './run-program.ts';

/** The name of the folders in `DATA_DIR` in which renditions are made. */
const workFolderPrefix = '.making-';

/** The maker lost its stream: the video was replaced or removed, or another process went on with it. */
class Lost extends Error {
  override name = 'Lost';
}

/** Everything that the making of one stream needs. */
interface Making {
  platform: Platform;
  /** The path of ffmpeg; null where it is not installed. */
  program: string | null;
  stream: ClaimedStream;
  folder: string;
  signal: AbortSignal;
  /** How far the current rendition is. */
  progress: { done: number };
}

function programOf({ program }: Making): string {
  if (!program) throw new StreamFailure('noProgram');
  return program;
}

/** Only one maker is at work, so that what another one left is from a process that is gone. */
async function removeLeftFolders(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(workFolderPrefix)) {
      await rm(join(dataDir, name), { recursive: true, force: true });
    }
  }
}

/** A stored file as a file of this machine: as it is on a disk, copied from a bucket. */
async function localFile({ platform, folder }: Making, path: string): Promise<string> {
  const { storage } = platform;
  const local = storage.localPath(path);
  if (local) return local;
  const copy = join(folder, path.replaceAll('/', '_'));
  const isThere = await readFile(`${copy}.whole`).catch(() => null);
  if (isThere) return copy;
  await pipeline(storage.read(path), createWriteStream(copy, { mode: 0o600 }));
  await pipeline([Buffer.from('1')], createWriteStream(`${copy}.whole`));
  return copy;
}

async function originalOf(making: Making): Promise<EncoderInput> {
  const { path, type } = making.stream;
  if (!(await making.platform.storage.stat(path))) throw new StreamFailure('missing');
  return {
    path: await localFile(making, path),
    format: type === 'video/webm' ? 'matroska' : 'mov',
  };
}

/** What a smaller size is made from: the next larger one of the ladder, which is decoded faster than the original. */
async function inputOf(making: Making, name: RenditionName): Promise<EncoderInput> {
  const made = await renditionsOf(making.platform.db, making.stream);
  const larger = rungs
    .slice(
      0,
      rungs.findIndex((rung) => rung.name === name),
    )
    .findLast((rung) => made.some((one) => one.name === rung.name));
  if (!larger) return originalOf(making);
  const path = pathInStream(making.stream, `${larger.name}.mp4`);
  return { path: await localFile(making, path), format: 'mov' };
}

async function encode(making: Making, name: RenditionName, facts: SourceFacts): Promise<string> {
  const to = join(making.folder, `${name}.mp4`);
  const { signal, progress } = making;
  const program = programOf(making);
  const onProgress = (done: number) => {
    progress.done = done;
  };
  if (name === 'sound') {
    const input = await originalOf(making);
    await encodeSound(program, { input, to, facts, signal, onProgress });
    return to;
  }
  const rung = rungs.find((one) => one.name === name);
  if (!rung) throw new Error(`no rung ${name}`);
  const input = await inputOf(making, name);
  await encodeRung(program, { input, to, rung, facts, signal, onProgress });
  return to;
}

/** Stores a rendition, and writes its row where there is space for it. */
async function keep(
  { platform, stream }: Making,
  made: MadeRendition,
  origin: RenditionRow['origin'],
): Promise<void> {
  // Before the row, which says that it is there; without the row its files are orphans, which a job removes.
  await storeRendition(platform, stream, made);
  await platform.db.transaction(async (tx) => {
    await lockQuota(tx);
    if (!(await hasSpace(tx, made.facts.bytes))) throw new StreamFailure('noSpace');
    const isMine = await updateClaimed(tx, stream, { tries: 0, progress: 0, current: null });
    if (!isMine) throw new Lost();
    await addRendition(tx, stream, made, origin);
  });
}

/** Draws the pictures of the time line, from the smallest size there is. */
async function makePreviews(making: Making, facts: SourceFacts): Promise<void> {
  const { platform, stream, folder, signal } = making;
  const program = programOf(making);
  const made = await renditionsOf(platform.db, stream);
  const smallest = rungs.findLast((rung) => made.some(({ name }) => name === rung.name));
  const input: EncoderInput = smallest
    ? { path: await localFile(making, pathInStream(stream, `${smallest.name}.mp4`)), format: 'mov' }
    : await originalOf(making);
  const sheet = planPreviews(facts);
  const png = join(folder, 'previews.png');
  await drawPreviews(program, { input, to: png, facts, sheet, signal });
  const content = await sharp(png, { limitInputPixels: limits.previewMaxPixels })
    .webp({ quality: 60 })
    .toBuffer();
  await platform.storage.write(pathInStream(stream, 'previews.webp'), content);
  await updateClaimed(platform.db, stream, {
    previewColumns: sheet.columns,
    previewRows: sheet.rows,
    previewWidth: sheet.width,
    previewHeight: sheet.height,
    previewSeconds: sheet.seconds,
    previewBytes: content.length,
  });
}

/** Copies a video from before there were streams, as an upload is copied now. */
async function makeCopy(making: Making, original: EncoderInput): Promise<void> {
  const { platform, folder } = making;
  const { copied } = await copyVideo(platform, { file: original.path, folder });
  if (copied) await keep(making, copied, 'remux');
}

/**
 * Drops what a browser made, now that there is an encoder that makes all sizes.
 * @returns the stream as it is then; null where the maker lost it
 */
async function withoutBrowsers({ db }: Platform, program: string | null, stream: ClaimedStream) {
  const isMixed =
    program !== null && (await renditionsOf(db, stream)).some(({ origin }) => origin === 'browser');
  return isMixed ? renewVersion(db, stream, randomBytes(6).toString('hex')) : stream;
}

/** Takes the picture of a video that has none, as one that was uploaded while there was no ffmpeg. */
async function addPoster(making: Making, original: EncoderInput, facts: SourceFacts) {
  const { platform, stream, folder } = making;
  if (stream.poster !== null) return;
  const ffmpeg = await findFfmpeg(platform);
  const to = join(folder, 'poster.png');
  const at = posterSecond(facts.duration);
  const webm = original.format === 'matroska';
  if (!(await ffmpeg?.takePicture(original.path, { webm, at, to }))) return;
  const { poster } = await posterOf(to);
  if (!poster) return;
  const path = await storePoster(platform, stream, poster);
  await platform.db
    .update(media)
    .set({ poster: path })
    .where(and(eq(media.id, stream.mediaId), isNull(media.poster)));
}

async function makeAll(making: Making): Promise<void> {
  const { platform, stream } = making;
  const { db } = platform;
  const original = await originalOf(making);
  const isCopied = (await renditionsOf(db, stream)).some(({ name }) => name === 'source');
  if (!isCopied) await makeCopy(making, original);
  if (!making.program) throw new StreamFailure('noProgram');
  const facts = await readSource(original.path);
  const before = await renditionsOf(db, stream);
  const copiedRate = before.find(({ name }) => name === 'source')?.average ?? null;
  const wanted = planRenditions(facts, { copiedRate });
  if (!(await updateClaimed(db, stream, { wanted, duration: facts.duration }))) throw new Lost();
  for (const name of wanted) {
    if (before.some((one) => one.name === name)) continue;
    const tries = (await triesOf(db, stream)) + 1;
    if (tries > limits.tries) throw new StreamFailure('unexpected');
    making.progress.done = 0;
    const isMine = await updateClaimed(db, stream, { current: name, tries, progress: 0 });
    if (!isMine) throw new Lost();
    const file = await encode(making, name, facts);
    await keep(making, await describeRendition(name, file), 'ffmpeg');
  }
  await makePreviews(making, facts);
  await addPoster(making, original, facts);
}

function reasonOf(error: unknown): StreamFailure {
  if (error instanceof StreamFailure) return error;
  if (error instanceof ProgramFailure) {
    return new StreamFailure(error.why === 'time' ? 'tooSlow' : 'broken', error);
  }
  return new StreamFailure('unexpected', error);
}

/** Makes what a stream lacks, and writes what became of it. */
async function makeStream(platform: Platform, program: string | null, claimed: ClaimedStream) {
  const { db, config, log, now } = platform;
  const stream = await withoutBrowsers(platform, program, claimed);
  if (!stream) return;
  const lost = new AbortController();
  const progress = { done: 0 };
  const beat = async () => {
    const isMine = await updateClaimed(db, stream, { leasedAt: now(), progress: progress.done });
    if (!isMine) lost.abort();
  };
  const timer = setInterval(() => void beat().catch(() => lost.abort()), (leaseSeconds * 1000) / 8);
  await removeLeftFolders(config.dataDir);
  const folder = await mkdtemp(join(config.dataDir, workFolderPrefix));
  const { signal } = lost;
  try {
    await makeAll({ platform, program, stream, folder, signal, progress });
    const done = { state: 'ready', current: null, progress: 0, lease: null } as const;
    if (!(await updateClaimed(db, stream, done))) throw new Lost();
    await removeOriginal(platform, stream.mediaId);
  } catch (error) {
    if (error instanceof Lost || lost.signal.aborted) return leaveStream(db, stream);
    const failure = reasonOf(error);
    log.info({ mediaId: stream.mediaId, err: failure.cause ?? error }, 'a stream was not made');
    const isMine = await updateClaimed(db, stream, {
      state: failure.reason === 'noProgram' ? 'none' : 'failed',
      reason: failure.message,
      current: null,
      lease: null,
    });
    if (!isMine) await leaveStream(db, stream);
  } finally {
    clearInterval(timer);
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes the renditions of all videos that wait for them, one after another: a rendition has its row as soon as it is
 * complete, so that a stopped process goes on with the next one.
 */
export async function makeStreams(platform: Platform): Promise<void> {
  const { db, config, now } = platform;
  for (;;) {
    const withBacklog = await backlogIsRunning(db);
    const stream = await claimStream(db, { lease: randomUUID(), now: now(), withBacklog });
    if (!stream) return;
    const program = await findProgram(config.ffmpegPath);
    await makeStream(platform, program, stream);
  }
}
