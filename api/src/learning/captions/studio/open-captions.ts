import { buffer } from 'node:stream/consumers';
import { media as mediaLimits } from '@nibras/contract/limits.ts';
import { and, eq } from 'drizzle-orm';
import { withItem } from '#content/items/index.ts';
import { editableCaptionsOf, MediaFailure } from '#content/media/index.ts';
import { captionDrafts } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { attachedFile, type CaptionDraft, lockCaptions, requireEditor } from './queries.ts';
import { replaceAllLines } from './write-lines.ts';

type File = NonNullable<Awaited<ReturnType<typeof attachedFile>>>;

/** The lines of a stored file; none where it is elsewhere, missing or no captions. */
async function storedLines({ storage, log }: Platform, { id, path }: File) {
  if (/^([a-z]+:)?\/\//i.test(path)) return null;
  const stored = path.replace(/^\/?(storage\/)?/, '');
  const file = await storage.stat(stored);
  if (!file || file.size === 0 || file.size > mediaLimits.captionsMaxBytes) return null;
  try {
    return (await editableCaptionsOf(await buffer(storage.read(stored)))).lines;
  } catch (error) {
    if (!(error instanceof MediaFailure)) throw error;
    log.info({ err: error, mediaId: id }, 'a caption file could not be read');
    return null;
  }
}

/** Whether captions have everything that a file has: they were read from it, or have written it. */
const hasRead = (captions: CaptionDraft | null, file: File) =>
  captions?.mediaId === file.id &&
  (captions.fileSha256 === null
    ? file.sha256 === null
    : file.sha256 !== null && captions.fileSha256.equals(file.sha256));

/** Whether nothing was changed since the lines became the file, or were read from it. */
export const isConfirmed = ({ version, confirmedVersion }: CaptionDraft): boolean =>
  version === confirmedVersion;

/** Whether the lecture names another file than that of the lines. */
export function isFileChanged(captions: CaptionDraft, file: File | null): boolean {
  return file !== null && file.state === 'ready' && !hasRead(captions, file);
}

/**
 * Opens the captions of a lecture in a language: the first time with the lines of the file that the lecture names. A file
 * that was replaced since is read again, unless something was changed here that no confirmation has stored.
 * @returns the id of the captions
 * @throws AppError lecture-not-found, forbidden, wrong-state for a lecture in the trash
 */
export async function openCaptions(
  platform: Platform,
  { lecture, language, caller }: { lecture: number; language: string; caller: Person },
): Promise<number> {
  const { db, now } = platform;
  await requireEditor(db, lecture, caller);
  const file = await attachedFile(db, { lecture, language });
  const [known = null] = await db
    .select()
    .from(captionDrafts)
    .where(and(eq(captionDrafts.lectureId, lecture), eq(captionDrafts.language, language)));
  const isNews = (captions: CaptionDraft | null) =>
    file !== null && file.state === 'ready' && !hasRead(captions, file);
  if (known && !(isNews(known) && isConfirmed(known))) return known.id;
  const lines = isNews(known) && file ? await storedLines(platform, file) : null;
  const item = { kind: 'lecture', id: lecture, caller, act: 'edit' } as const;
  return withItem(db, item, async (tx, { deletedAt }) => {
    if (deletedAt) throw new AppError('wrong-state');
    await tx.insert(captionDrafts).values({ lectureId: lecture, language }).onConflictDoNothing();
    const [row] = await tx
      .select({ id: captionDrafts.id })
      .from(captionDrafts)
      .where(and(eq(captionDrafts.lectureId, lecture), eq(captionDrafts.language, language)));
    const captions = await lockCaptions(tx, orThrow(row, 'captions-not-found').id);
    if (!file || lines === null || !isNews(captions) || !isConfirmed(captions)) return captions.id;
    const time = now();
    const version = await replaceAllLines(tx, {
      id: captions.id,
      lines,
      person: caller.id,
      now: time,
      reason: 'before-save',
    });
    await tx
      .update(captionDrafts)
      .set({
        mediaId: file.id,
        fileSha256: file.sha256,
        state: 'checked',
        confirmedVersion: version,
      })
      .where(eq(captionDrafts.id, captions.id));
    return captions.id;
  });
}
