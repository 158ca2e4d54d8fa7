import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { only } from '#platform/database/only.ts';
import { captionLines, media } from '#platform/database/schema/index.ts';

/** What a caption file says, a line each five seconds, as if the file had been read. */
export async function makeCaptionLines(
  db: Queryable,
  path: string,
  lines: string[],
): Promise<void> {
  const file = only(
    await db
      .update(media)
      .set({ lines: lines.length })
      .where(eq(media.path, path))
      .returning({ id: media.id }),
  );
  await db.insert(captionLines).values(
    lines.map((text, position) => ({
      mediaId: file.id,
      position,
      startsAt: position * 5_000,
      endsAt: position * 5_000 + 4_900,
      text,
    })),
  );
}
