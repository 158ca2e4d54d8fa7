import { extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { MediaKind } from '@nibras/contract/content/media/studio/shapes.ts';
import { media as limits } from '@nibras/contract/limits.ts';
import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/database/database.ts';
import { media, uploads } from '#platform/database/schema/index.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { unreadPicture } from '#platform/storage/unread-picture.ts';
import { type FileKind, fileKind, headBytes } from '../file-kind.ts';
import { newMediaPath } from '../media-path.ts';
import { processMediaKind } from '../processing/job.ts';
import { receiveRendition } from '../streams/receive-rendition.ts';
import { lockUpload, partsOf, type UploadRow, uploadById } from './queries.ts';
import { removeUpload } from './remove-upload.ts';

const maxBytes: Record<MediaKind, number> = {
  image: limits.imageMaxBytes,
  video: Number.POSITIVE_INFINITY,
  captions: limits.captionsMaxBytes,
  document: limits.documentMaxBytes,
};

/** Reads the beginning of an upload from its first parts. */
async function readHead(
  { storage }: Pick<Platform, 'storage'>,
  db: Queryable,
  upload: string,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for (const { path, bytes } of await partsOf(db, upload)) {
    if (length >= headBytes) break;
    const end = Math.min(bytes, headBytes - length) - 1;
    pieces.push(await buffer(storage.read(path, { start: 0, end })));
    length += end + 1;
  }
  return Buffer.concat(pieces);
}

/** @throws AppError unsupported-media where the new content is of another kind than the file that it replaces */
async function replaceMedia(tx: Transaction, id: number, kind: FileKind): Promise<number> {
  const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update');
  const { path, kind: oldKind, state } = orThrow(row, 'media-not-found');
  if (state === 'processing') throw new AppError('media-processing');
  const extension = extname(path).slice(1).toLowerCase();
  // A picture is encoded in the format of its address.
  const fits = kind.kind === oldKind && (kind.kind === 'image' || kind.extension === extension);
  if (!fits) {
    const message = `لا يصلح هذا الملف بديلًا، لأن نوعه مختلف عن الملف الحالي (${extension}). ارفعه ملفًا جديدًا.`;
    throw new AppError('unsupported-media', { message });
  }
  await tx.update(media).set({ state: 'processing', failure: null }).where(eq(media.id, id));
  return id;
}

async function addMedia(tx: Transaction, upload: UploadRow, kind: FileKind): Promise<number> {
  const [row] = await tx
    .insert(media)
    .values({
      path: newMediaPath(upload.name, kind),
      name: upload.name,
      kind: kind.kind,
      state: 'processing',
      ownerId: upload.personId,
    })
    .returning({ id: media.id });
  return orThrow(row, 'internal').id;
}

/** Tells the file's kind and checks it. @throws AppError unsupported-media, media-too-large */
async function requireKind(platform: Platform, tx: Queryable, upload: UploadRow) {
  const head = await readHead(platform, tx, upload.id);
  const kind = await fileKind(head, upload.name);
  if (!kind) {
    const message = await unreadPicture(head);
    throw new AppError('unsupported-media', message === null ? {} : { message });
  }
  if (upload.bytes > maxBytes[kind.kind]) {
    const megabytes = Math.round(maxBytes[kind.kind] / 1024 ** 2);
    const message = `حجم الملف أكبر من الحد المسموح به لهذا النوع (${megabytes} ميجابايت).`;
    throw new AppError('media-too-large', { message });
  }
  return kind;
}

/** An upload that is a rendition, received whole and not taken yet; null for every other. */
async function receivedRendition(db: Queryable, id: string): Promise<UploadRow | null> {
  const upload = await uploadById(db, id);
  if (!upload?.metadata.rendition || upload.mediaId !== null) return null;
  if (upload.received < upload.bytes) throw new AppError('upload-moved');
  return upload;
}

/**
 * Turns an upload that was received whole into a file of the library, whose content a job processes. Can be repeated,
 * since the response may have been lost. A rendition that a browser made is checked at once, and joins its video.
 * @returns the id of the media
 * @throws AppError upload-not-found, unsupported-media, media-too-large, media-processing, media-not-found; the upload
 *   is removed then
 */
export async function finishUpload(platform: Platform, id: string): Promise<number> {
  const { db, jobs, now } = platform;
  try {
    const rendition = await receivedRendition(db, id);
    if (rendition) return await receiveRendition(platform, rendition);
    return await db.transaction(async (tx) => {
      const upload = orThrow(await lockUpload(tx, id), 'upload-not-found');
      if (upload.mediaId !== null) return upload.mediaId;
      if (upload.finishedAt || upload.received < upload.bytes) throw new AppError('upload-moved');
      const kind = await requireKind(platform, tx, upload);
      const replaced = upload.replacesId ?? replacedId(upload);
      const mediaId =
        replaced === null
          ? await addMedia(tx, upload, kind)
          : await replaceMedia(tx, replaced, kind);
      await tx.update(uploads).set({ mediaId, finishedAt: now() }).where(eq(uploads.id, id));
      await jobs.enqueue(tx, processMediaKind, { mediaId, uploadId: id });
      return mediaId;
    });
  } catch (error) {
    if (error instanceof AppError && error.code !== 'upload-moved') {
      await removeUpload(platform, id);
    }
    throw error;
  }
}

/** The file that an upload was to replace, also if it is gone meanwhile: the upload is refused then. */
const replacedId = ({ metadata }: UploadRow) =>
  metadata.replace ? Number(metadata.replace) : null;
