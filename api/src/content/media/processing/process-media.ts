import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { fileTypeFromFile } from 'file-type';
import type { Transaction } from '#platform/database/database.ts';
import { media } from '#platform/database/schema/index.ts';
import type { Platform } from '#platform/platform.ts';
import { contentType } from '#platform/storage/content-types.ts';
import { lockQuota } from '../quota.ts';
import { beginStream, copyVideo, type NewStream, storeStream } from '../streams/begin-stream.ts';
import { partsOf, uploadById } from '../uploads/queries.ts';
import { removeParts } from '../uploads/remove-upload.ts';
import type { ReceiveVideo } from '../video-receiver.ts';
import { assemble } from './assemble.ts';
import { replaceLines } from './caption-lines.ts';
import type { CaptionLine } from './captions.ts';
import { failureTexts, MediaFailure } from './failure.ts';
import { findFfmpeg } from './ffmpeg.ts';
import { type Encoded, encodePicture } from './picture.ts';
import { posterOf, storePoster } from './poster.ts';
import { captionsOf } from './read-captions.ts';
import { processVideo } from './video.ts';
import { withinSpace } from './within-space.ts';

/** The name of the folders in `DATA_DIR` in which files are processed. */
export const workFolderPrefix = '.processing-';

type MediaRow = typeof media.$inferSelect;

/** What is stored of an uploaded file, and what is known of it. */
interface Processed {
  content: Buffer | { file: string };
  /** The SHA-256 of the content, where it is the sender's own file. */
  sha256?: Buffer;
  type: string;
  width?: number;
  height?: number;
  duration?: number | null;
  /** A picture from the video. */
  poster?: Encoded;
  /** What captions say. */
  lines?: CaptionLine[];
  /** What the sender is told of a file that is taken. */
  warning?: string | null;
  /** The video as a stream, and whether its smaller renditions can be made. */
  stream?: NewStream & { hasProgram: boolean };
}

async function processFile(
  platform: Platform,
  row: MediaRow,
  { file, sha256, folder }: { file: string; sha256: Buffer; folder: string },
): Promise<Processed> {
  if (row.kind === 'image') return encodePicture(file, row.path);
  if (row.kind === 'captions') {
    const { text, ...read } = await captionsOf(await readFile(file));
    return { content: Buffer.from(text), type: contentType(row.path), ...read };
  }
  const type = contentType(row.path);
  if (row.kind === 'document') return { content: { file }, sha256, type };
  const ffmpeg = await findFfmpeg(platform);
  const quickTime = (await fileTypeFromFile(file))?.mime === 'video/quicktime';
  const copying = copyVideo(platform, { file, folder });
  const hasCopy = async () => (await copying).copied !== null;
  const [{ file: video, poster, ...facts }, stream] = await Promise.all([
    processVideo(file, { ffmpeg, folder, webm: type === 'video/webm', quickTime, hasCopy }),
    copying,
  ]);
  return {
    content: { file: video },
    ...(video === file && { sha256 }),
    type,
    ...facts,
    ...(poster && (await posterOf(poster))),
    stream: { ...stream, hasProgram: ffmpeg !== null },
  };
}

async function hashOf(file: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest();
}

/**
 * @param uploaded the bytes of the upload, which count until the file is ready
 * @param ready is called in the transaction that makes the file ready
 */
async function store(
  platform: Platform,
  row: MediaRow,
  processed: Processed,
  { uploaded, ready }: { uploaded: number; ready: (tx: Transaction) => Promise<void> },
): Promise<void> {
  const { storage } = platform;
  const { content, type, width = null, height = null, duration = null } = processed;
  const { poster, lines, stream } = processed;
  const isBuffer = Buffer.isBuffer(content);
  const sha256 =
    processed.sha256 ??
    (isBuffer ? createHash('sha256').update(content).digest() : await hashOf(content.file));
  const bytes = isBuffer ? content.length : (await stat(content.file)).size;
  const posterPath = poster ? await storePoster(platform, row, poster) : row.poster;
  const facts = { bytes, sha256, type, width, height, duration, poster: posterPath };
  const write = () =>
    isBuffer ? storage.write(row.path, content) : storage.adopt(row.path, content.file);
  if (stream) await storeStream(platform, row.id, stream);
  const grown = bytes - uploaded;
  if (grown <= 0) await write();
  await withinSpace(platform, grown, async (tx) => {
    if (grown > 0) await write();
    await tx
      .update(media)
      .set({ ...facts, state: 'ready', failure: null, warning: processed.warning ?? null })
      .where(eq(media.id, row.id));
    if (lines) await replaceLines(tx, row.id, lines);
    if (stream) {
      await lockQuota(tx);
      const { hasProgram } = stream;
      await beginStream(tx, platform, { mediaId: row.id, stream, duration, hasProgram });
    }
    await ready(tx);
  });
}

/** A file that was to be replaced stays as it was; a new one failed. */
const fail = ({ db }: Platform, row: MediaRow, failure: string) =>
  db
    .update(media)
    .set({ state: row.bytes === null ? 'failed' : 'ready', failure })
    .where(eq(media.id, row.id));

/**
 * Removes the parts of an upload whose file is ready. The file appears before it is safe from a loss of power, so that
 * a video of an hour plays some seconds earlier; its parts stay until then.
 * @returns false where the file was lost meanwhile
 */
async function settle(
  platform: Platform,
  { path, bytes }: { path: string; bytes: number | null },
  upload: string,
): Promise<boolean> {
  const { storage } = platform;
  const file = await storage.stat(path);
  if (!file || file.size !== bytes) return false;
  await storage.flush(path);
  await removeParts(platform, upload);
  return true;
}

/**
 * The work after an upload: puts the parts together, checks and prepares the content by its kind, stores it under its
 * address, and says what became of it. A repetition after a crash begins anew.
 */
export async function processMedia(
  platform: Platform,
  {
    mediaId,
    uploadId,
    last,
    receiveVideo,
  }: { mediaId: number; uploadId: string; last: boolean; receiveVideo: ReceiveVideo },
): Promise<void> {
  const { db, config, log } = platform;
  const [row] = await db.select().from(media).where(eq(media.id, mediaId));
  const upload = await uploadById(db, uploadId);
  if (!row || !upload) return;
  const hasParts = (await partsOf(db, uploadId)).length > 0;
  // A process that was stopped before it had removed the parts.
  const isLost = row.state === 'ready' && hasParts && !(await settle(platform, row, uploadId));
  if (row.state !== 'processing' && !isLost) return;
  const folder = await mkdtemp(join(config.dataDir, workFolderPrefix));
  try {
    const file = join(folder, 'upload');
    const sha256 = await assemble(platform, { upload: uploadId, bytes: upload.bytes, to: file });
    const processed = await processFile(platform, row, { file, sha256, folder });
    const lectureId = Number(upload.metadata.lecture ?? 0);
    const { duration = null } = processed;
    const ready = async (tx: Transaction) => {
      if (row.kind !== 'video' || lectureId === 0) return;
      await receiveVideo(tx, { lectureId, personId: upload.personId, path: row.path, duration });
    };
    await store(platform, row, processed, { uploaded: upload.bytes, ready });
    const [stored] = await db.select().from(media).where(eq(media.id, mediaId));
    if (stored) await settle(platform, stored, uploadId);
  } catch (error) {
    const isRefusal = error instanceof MediaFailure;
    if (!isRefusal && !last) throw error;
    if (isRefusal) log.info({ mediaId, err: error.cause }, 'an uploaded file was refused');
    else log.error({ err: error, mediaId }, 'an uploaded file could not be processed');
    await fail(platform, row, isRefusal ? error.message : failureTexts.unexpected);
    await removeParts(platform, uploadId);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
