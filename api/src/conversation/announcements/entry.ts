import type { NewEntry } from '#platform/audit/write-entry.ts';
import type { Announcement } from './queries.ts';

/** What the audit log records of an announcement: for those of its course, or for admins. */
export const entryOf = ({
  id,
  title,
  audience,
  courseId,
}: Pick<Announcement, 'id' | 'title' | 'audience' | 'courseId'>): Pick<
  NewEntry,
  'kind' | 'itemId' | 'name' | 'courseId' | 'changed'
> => ({
  kind: 'announcement',
  itemId: id,
  name: title.trim(),
  ...(audience === 'course' && courseId !== null && { courseId }),
  changed: [`announcement:${id}:state`],
});
