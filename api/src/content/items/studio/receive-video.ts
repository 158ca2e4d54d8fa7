import { videoMinutes } from '@nibras/contract/content/media/studio/shapes.ts';
import { eq } from 'drizzle-orm';
import type { ReadyVideo } from '#content/media/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { readItem } from './read-item.ts';
import { saveDraft } from './save-draft.ts';

/**
 * Puts a video into the draft of the lecture for which it was uploaded, with its length where the lecture has none. A
 * lecture that has a video by now keeps it, and so does one that the sender may no longer edit: the video stays in the
 * library.
 */
export async function receiveVideo(
  tx: Transaction,
  { lectureId, personId, path, duration }: ReadyVideo,
): Promise<void> {
  const [caller] = await tx
    .select({ id: people.id, role: people.role })
    .from(people)
    .where(eq(people.id, personId));
  if (!caller) return;
  const item = { kind: 'lecture', id: lectureId } as const;
  try {
    const { fields, field_versions: versions } = await readItem(tx, { ...item, caller });
    if (fields.video) return;
    const isMeasured = duration !== null && !fields.minutes;
    const values = { video: path, ...(isMeasured && { minutes: videoMinutes(duration) }) };
    const changes = Object.entries(values).map(([field, value]) => ({
      field,
      value,
      base: versions[field] ?? 0,
    }));
    await saveDraft({ db: tx, now: () => new Date() }, { ...item, caller, body: { changes } });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}
