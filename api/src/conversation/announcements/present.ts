import type {
  AnnouncementRow,
  AnnouncementValues,
  ChannelCounts,
  StudioAnnouncement,
} from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { announcements as limits } from '@nibras/contract/limits.ts';
import type { Announcement, FoundAnnouncement, ListedAnnouncement } from './queries.ts';

/** What is written, under the names of the wire. */
export const fieldsOf = (row: Announcement): AnnouncementValues => ({
  title: row.title,
  body: row.body,
  link: row.link,
  audience: row.audience,
  course_id: row.courseId,
  channels: row.channels,
});

const shared = ({ announcement, course, by }: FoundAnnouncement) => ({
  id: announcement.id,
  state: announcement.state,
  audience: announcement.audience,
  course,
  by,
  channels: announcement.channels,
  send_at: announcement.sendAt?.toISOString() ?? null,
  started_at: announcement.startedAt?.toISOString() ?? null,
  finished_at: announcement.finishedAt?.toISOString() ?? null,
  people: announcement.people,
  updated_at: announcement.updatedAt.toISOString(),
});

function excerpt(body: string): string {
  const line = body.replace(/\s+/g, ' ').trim();
  return line.length > limits.excerptLength ? `${line.slice(0, limits.excerptLength)}…` : line;
}

export const presentRow = ({ total, waiting, ...row }: ListedAnnouncement): AnnouncementRow => ({
  ...shared(row),
  title: row.announcement.title,
  excerpt: excerpt(row.announcement.body),
  total,
  waiting,
});

export function presentAnnouncement(
  found: FoundAnnouncement,
  counts: ChannelCounts[],
): StudioAnnouncement {
  const { announcement } = found;
  return {
    ...shared(found),
    fields: fieldsOf(announcement),
    field_versions: Object.fromEntries(
      Object.entries(announcement.fieldVersions).map(([name, { version }]) => [name, version]),
    ),
    changed: Object.keys(announcement.fieldVersions),
    draft_version: announcement.version,
    saved_at: announcement.savedAt?.toISOString() ?? null,
    counts,
  };
}
