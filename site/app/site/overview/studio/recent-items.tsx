import { useQuery } from '@tanstack/react-query';
import { formatTimeAgo } from '#platform/format.ts';
import { kindNames } from '#studio-kit/lists/kind-names.ts';
import { rowsClass } from '#studio-kit/lists/list-frame.tsx';
import { Link as TextLink } from '#ui/text/link.tsx';
import { Part } from './part.tsx';
import { overviewQuery } from './queries.ts';

/** What the user has written and changed last beside courses; nothing before the first. */
export function RecentItems() {
  const { data, dataUpdatedAt } = useQuery(overviewQuery);
  if (!data || data.recent.length === 0) return null;
  return (
    <Part title="وعدّلت أيضًا">
      <ul className={rowsClass}>
        {data.recent.map(({ kind, id, name, about, at, path }) => (
          <li key={`${kind}:${id}`} className="px-4 py-3">
            <TextLink to={path} className="font-semibold">
              <bdi>{name}</bdi>
            </TextLink>
            <p className="flex flex-wrap gap-x-3 text-sm text-text-faint">
              <span>{kindNames[kind]}</span>
              {about && <bdi className="min-w-0 truncate">{about}</bdi>}
              <span>{formatTimeAgo(at, dataUpdatedAt)}</span>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
