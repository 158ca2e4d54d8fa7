import {
  type AnnouncementKind,
  type AnnouncementSettingBody,
  type AnnouncementSettings,
  announcementChannels,
  announcementKinds,
} from '@nibras/contract/conversation/announcements/shapes.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/database/database.ts';
import { announcementSwitches, people } from '#platform/database/schema/index.ts';

/** What a person receives; everything that was not switched off is on. */
export async function settingsOf(db: Queryable, person: number): Promise<AnnouncementSettings> {
  const off = await db
    .select({ kind: announcementSwitches.kind, channel: announcementSwitches.channel })
    .from(announcementSwitches)
    .where(eq(announcementSwitches.personId, person));
  const isOn = (kind: string, channel: string) =>
    !off.some((row) => row.kind === kind && row.channel === channel);
  const ofKind = (kind: AnnouncementKind) =>
    Object.fromEntries(announcementChannels.map((channel) => [channel, isOn(kind, channel)]));
  return Object.fromEntries(
    announcementKinds.map((kind) => [kind, ofKind(kind)]),
  ) as AnnouncementSettings;
}

/** Switches the announcements of a kind on or off in a channel. */
export async function setSwitch(
  db: Queryable,
  person: number,
  { kind, channel, on }: AnnouncementSettingBody,
): Promise<void> {
  if (!on) {
    await db
      .insert(announcementSwitches)
      .values({ personId: person, kind, channel })
      .onConflictDoNothing();
    return;
  }
  await db
    .delete(announcementSwitches)
    .where(
      and(
        eq(announcementSwitches.personId, person),
        eq(announcementSwitches.kind, kind),
        eq(announcementSwitches.channel, channel),
      ),
    );
}

/** Whether there is still a person with this id. */
export const personExists = async (db: Queryable, person: number): Promise<boolean> =>
  (await db.$count(people, eq(people.id, person))) > 0;
