import type { ListedPerson } from '@nibras/contract/people/people/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { Link } from 'react-router';
import { formatTimeAgo } from '#platform/format.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { Highlight } from '#ui/text/highlight.tsx';
import { roleTexts, roleTones } from './people-texts.ts';

interface PersonRowProps {
  person: ListedPerson;
  /** Marked where it is found. */
  search: string;
  /** The time that «منذ …» is reckoned from. */
  now: number;
}

/** An account in the list; the name leads to its page. */
export function PersonRow({ person, search, now }: PersonRowProps) {
  const { id, name, email, phone_number: phone, photo, role, suspended, online } = person;
  const media = useMediaUrl();
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 px-4 py-3 transition-colors first:rounded-t-lg last:rounded-b-lg hover:bg-sunken/60 @3xl:grid-cols-[auto_minmax(0,1fr)_13rem_9rem]">
      <Avatar name={name} src={media(photo, 120)} online={online} />
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-normal">
          <Link
            to={`/studio/people/${id}`}
            className="min-w-0 font-semibold wrap-anywhere text-text no-underline before:absolute before:inset-0 before:rounded-md hover:text-link focus-visible:outline-none focus-visible:before:outline-3 focus-visible:before:-outline-offset-3 focus-visible:before:outline-focus"
          >
            <bdi>
              <Highlight text={name} search={search} />
            </bdi>
          </Link>
          {role !== 'student' && <Badge tone={roleTones[role]}>{roleTexts[role].name}</Badge>}
          {suspended && <Badge tone="danger">موقوف</Badge>}
        </h2>
        <p className="flex flex-wrap gap-x-4 text-sm text-text-faint">
          <bdi dir="ltr" className="wrap-anywhere">
            <Highlight text={email} search={search} />
          </bdi>
          {phone && (
            <bdi dir="ltr" className="@3xl:hidden">
              {phone}
            </bdi>
          )}
          <LastSeen person={person} now={now} className="@3xl:hidden" />
        </p>
      </div>
      <p className="text-sm text-text-soft @max-3xl:hidden">
        {phone && <bdi dir="ltr">{phone}</bdi>}
      </p>
      <p className="text-sm text-text-faint @max-3xl:hidden">
        {person.courses > 0 && (
          <span className="block">{countLabel(person.courses, 'course')}</span>
        )}
        <LastSeen person={person} now={now} />
      </p>
    </li>
  );
}

interface LastSeenProps {
  person: Pick<ListedPerson, 'online' | 'last_seen_at'>;
  now: number;
  className?: string;
}

/** When a person was last on the site. */
function LastSeen({ person: { online, last_seen_at: at }, now, className }: LastSeenProps) {
  const text = online ? 'متصل الآن' : at ? `آخر ظهور ${formatTimeAgo(at, now)}` : 'لا ظهور بعد';
  return <span className={className}>{text}</span>;
}
