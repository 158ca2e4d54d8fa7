import { isShowable } from '@nibras/contract/learning/captions/studio/lines.ts';
import { writeWebVtt } from '@nibras/contract/learning/captions/studio/write-captions.ts';
import { drafts as limits } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { and, eq } from 'drizzle-orm';
import { type Item, writeDraft } from '#content/items/index.ts';
import { captionsOf, MediaFailure, storeCaptions, usesOf } from '#content/media/index.ts';
import { writeEntry } from '#platform/audit/write-entry.ts';
import type { Transaction } from '#platform/database/database.ts';
import { captionDrafts, captions as published } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import {
  attachedFile,
  type CaptionDraft,
  findCaptions,
  lectureAsDrafted,
  lectureName,
  lineOf,
  presentLines,
  withCaptions,
} from './queries.ts';
import { storeVersion } from './versions.ts';

const refuse = (text: string) => new AppError('invalid-input', { errors: { captions: [text] } });

/** The lines as a clean file. @throws AppError invalid-input where there is none, or one that cannot be shown */
async function fileOf(lines: NonNullable<ReturnType<typeof lineOf>>[]) {
  if (lines.length === 0) throw refuse('لا سطر في هذه الترجمة بعد.');
  const faults = lines.filter((line) => !isShowable(line)).length;
  if (faults > 0) {
    const count = countLabel(faults, rareNouns.line, 'nominative');
    throw refuse(`لا يمكن عرض ${count}: نص فارغ، أو نهاية ليست بعد البداية. أصلح ذلك ثم اعتمد.`);
  }
  try {
    return await captionsOf(Buffer.from(writeWebVtt(lines)));
  } catch (error) {
    throw error instanceof MediaFailure ? refuse(error.message) : error;
  }
}

/**
 * The file whose content the lines replace: the one that this lecture has in the language, where it stands nowhere else.
 * Another lecture that has the same file, as a copy does, keeps its captions.
 */
async function ownFile(
  tx: Transaction,
  { lectureId, language }: CaptionDraft,
  caller: Person,
): Promise<number | null> {
  const file = await attachedFile(tx, { lecture: lectureId, language });
  if (file?.state !== 'ready' || /^([a-z]+:)?\/\//i.test(file.path)) return null;
  const uses = await usesOf(tx, [file.path], caller);
  const isOwn = uses.every(({ kind, id }) => kind === 'lecture' && id === lectureId);
  return isOwn ? file.id : null;
}

/** Puts the file into the lecture's draft, in place of another one in the language. */
async function attach(
  tx: Transaction,
  { lectureId, language }: CaptionDraft,
  {
    path,
    before,
    person,
    now,
  }: { path: string; before: Pick<Item, 'version'>; person: number; now: Date },
): Promise<void> {
  const { draft, captions } = await lectureAsDrafted(tx, lectureId);
  const at = captions.findIndex((one) => one.language === language);
  if (captions[at]?.media === path) return;
  const own = { language, media: path };
  const values = at < 0 ? [...captions, own] : captions.with(at, own);
  if (values.length > limits.captionsMax) {
    const most = countLabel(limits.captionsMax, rareNouns.captions, 'nominative');
    throw refuse(`أقصى ما يكون لفيديو واحد ${most}.`);
  }
  const item = { kind: 'lecture', id: lectureId } as const;
  await writeDraft(tx, item, { values: { captions: values }, draft, person, before, now });
}

/**
 * Confirms captions: a person says that they are right. The lines are written into the file that the player, the transcript
 * and the search use, and nothing else leads there. Where the lecture has the file already, learners get the new content at
 * once, as when a file is replaced in the library; else the file goes into the lecture's draft.
 * @returns whether learners get it at once
 * @throws AppError captions-not-found, lecture-not-found, forbidden; field-conflict where something was saved since the
 *   caller saw it; invalid-input where a line cannot be shown; media-quota
 */
export async function confirmCaptions(
  platform: Platform,
  { id, caller, seen }: { id: number; caller: Person; seen: number | null },
): Promise<{ published: boolean }> {
  const { db, now } = platform;
  const { version } = await findCaptions(db, { id, caller });
  if (version !== seen) throw new AppError('captions-changed');
  const rows = await presentLines(db, id);
  const file = await fileOf(rows.flatMap((row) => lineOf(row) ?? []));
  const time = now();
  return withCaptions(db, { id, caller }, async (tx, captions, lecture) => {
    // Something was saved while the file was written.
    if (captions.version !== seen) throw new AppError('captions-changed');
    const { lectureId, language } = captions;
    const name = `${await lectureName(tx, lectureId)} (${language}).vtt`;
    const stored = await storeCaptions(platform, tx, {
      captions: file,
      mediaId: await ownFile(tx, captions, caller),
      name,
      ownerId: caller.id,
    });
    await attach(tx, captions, {
      path: stored.path,
      before: lecture,
      person: caller.id,
      now: time,
    });
    await storeVersion(tx, { id, rows, person: caller.id, now: time, reason: 'confirmed' });
    await tx
      .update(captionDrafts)
      .set({
        state: 'checked',
        mediaId: stored.id,
        fileSha256: stored.sha256,
        confirmedVersion: seen,
        confirmedAt: time,
        confirmedBy: caller.id,
      })
      .where(eq(captionDrafts.id, id));
    await writeEntry(tx, {
      person: caller.id,
      action: 'captions-confirmed',
      kind: 'lecture',
      itemId: lectureId,
      details: { language, count: rows.length },
      now: time,
    });
    const shown = and(eq(published.lectureId, lectureId), eq(published.path, stored.path));
    return { published: lecture.published && (await tx.$count(published, shown)) > 0 };
  });
}
