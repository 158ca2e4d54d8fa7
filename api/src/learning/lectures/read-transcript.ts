import type { TranscriptAnswer } from '@nibras/contract/learning/lectures/shapes.ts';
import type { IdOrSlug } from '@nibras/contract/wire.ts';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { captionLines, media } from '#platform/database/schema/index.ts';
import type { Caller } from '#platform/http/access.ts';
import { openLecture } from './open-lecture.ts';

interface ReadTranscriptOptions {
  course: IdOrSlug;
  lecture: IdOrSlug;
  caller: Caller | null;
  /** The first one of the lecture's captions where it is absent. */
  language?: string | undefined;
}

/**
 * What is said in a lecture's video, line by line; no lines where it has no captions in that language.
 * @throws AppError lecture-not-found, lecture-locked
 */
export async function readTranscript(
  db: Queryable,
  { language, ...request }: ReadTranscriptOptions,
): Promise<TranscriptAnswer> {
  const lecture = await openLecture(db, request);
  const chosen = language ?? lecture.captions[0]?.language ?? null;
  const file = lecture.captions.find((one) => one.language === chosen);
  if (!file) return { language: chosen, lines: [] };
  const rows = await db
    .select({
      startsAt: captionLines.startsAt,
      endsAt: captionLines.endsAt,
      text: captionLines.text,
    })
    .from(captionLines)
    .innerJoin(media, eq(media.id, captionLines.mediaId))
    .where(eq(media.path, file.path))
    .orderBy(asc(captionLines.position));
  return {
    language: chosen,
    lines: rows.map(({ startsAt, endsAt, text }) => ({
      start: startsAt / 1000,
      end: endsAt / 1000,
      text,
    })),
  };
}
