import { wording } from '@nibras/contract/text/wording.ts';
import type { ReactNode } from 'react';
import { formatDateTime, formatTimeAgo } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Badge } from '#ui/list/badge.tsx';
import { nameOf } from './person-name.ts';

interface AuthorLineProps {
  person: { id: number; name: string };
  me: number;
  teacherIds: readonly number[];
  at: string;
  /** When the list was fetched (ms); the relative times are computed from it. */
  now: number;
  /** Shown in place of the time. */
  after?: ReactNode;
}

/** The author of a message and how long ago it was written. */
export function AuthorLine({ person, me, teacherIds, at, now, after }: AuthorLineProps) {
  const { timeZone } = useSiteConfig();
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5">
      <bdi className="min-w-0 font-semibold text-text wrap-anywhere">{nameOf(person)}</bdi>
      {teacherIds.includes(person.id) && <Badge tone="lamp">{wording`المعلّم`}</Badge>}
      {person.id === me && <Badge>أنت</Badge>}
      <span className="text-sm text-text-faint">
        {after ?? (
          <time dateTime={at} title={formatDateTime(at, timeZone)}>
            {formatTimeAgo(at, now)}
          </time>
        )}
      </span>
    </span>
  );
}
