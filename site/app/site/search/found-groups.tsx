import type { FoundKind, OwnKind } from '@nibras/contract/site/search/search-kinds.ts';
import type { FoundItem } from '@nibras/contract/site/search/shapes.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { Avatar } from '#ui/list/avatar.tsx';
import { cardLinkClass } from '#ui/list/card.tsx';
import { Picture } from '#ui/list/picture.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { Highlight } from '#ui/text/highlight.tsx';
import { textDirection } from '#ui/text/text-direction.ts';
import { kinds, momentLabel } from './kinds.ts';
import { reportChoice } from './report-choice.ts';
import type { SearchAddress } from './search-address.ts';
import { resultLabel } from './search-status.tsx';

interface Group {
  kind: FoundKind | OwnKind;
  items: FoundItem[];
  total: number;
  all: string | null;
}

interface FoundGroupsProps {
  groups: readonly Group[];
  address: SearchAddress;
  dimmed?: boolean;
}

/** What was found, by kind. */
export function FoundGroups({ groups, address, dimmed = false }: FoundGroupsProps) {
  return (
    <div aria-busy={dimmed} className={cx('transition-opacity', dimmed && 'opacity-60')}>
      {groups.map((group) => (
        <FoundGroup key={group.kind} group={group} address={address} />
      ))}
    </div>
  );
}

function FoundGroup({ group, address: { q, kind } }: { group: Group; address: SearchAddress }) {
  const id = useId();
  const { label, icon: Icon } = kinds[group.kind];
  const hasMore = group.total > group.items.length && kind !== group.kind;
  return (
    <section aria-labelledby={id} className="mt-8">
      <header className="flex items-baseline gap-3 border-b border-line pb-2.5">
        <Icon className="size-5 shrink-0 self-center text-accent-text" />
        <h2 id={id} className="text-xl">
          {label}
        </h2>
        <span className="text-sm text-text-faint">{resultLabel(group.total)}</span>
        {hasMore && group.all && (
          <Link
            to={group.all}
            className="touch-target relative ms-auto shrink-0 text-sm font-medium"
          >
            اعرض الكل<span className="sr-only"> من {label}</span>
          </Link>
        )}
      </header>
      <ul className="divide-y divide-line">
        {group.items.map((item) => (
          <FoundRow key={`${item.id} ${item.second ?? ''}`} kind={group.kind} item={item} q={q} />
        ))}
      </ul>
    </section>
  );
}

function FoundRow({ kind, item, q }: { kind: Group['kind']; item: FoundItem; q: string }) {
  const { title, detail, excerpt, path, second } = item;
  return (
    <li className="group relative flex gap-4 py-4">
      <RowPicture kind={kind} item={item} />
      <div className="min-w-0 grow">
        <h3
          dir={textDirection(title)}
          className="line-clamp-2 text-start text-base leading-normal wrap-anywhere"
        >
          <Link to={path} className={cardLinkClass} onClick={() => reportChoice(q, kind, item.id)}>
            <Highlight text={title} search={q} />
          </Link>
        </h3>
        {(detail || second !== undefined) && (
          <p className="flex gap-2 text-sm text-text-faint">
            {second !== undefined && <bdi className="tabular-nums">{momentLabel(second)}</bdi>}
            {detail && <bdi className="truncate">{detail}</bdi>}
          </p>
        )}
        {excerpt && (
          <p
            dir={textDirection(excerpt)}
            className="mt-1 line-clamp-2 text-start text-sm text-text-soft wrap-anywhere"
          >
            <Highlight text={excerpt} search={q} />
          </p>
        )}
      </div>
    </li>
  );
}

const people = new Set<Group['kind']>(['teachers', 'my-messages']);

function RowPicture({ kind, item: { title, picture } }: { kind: Group['kind']; item: FoundItem }) {
  const mediaUrl = useMediaUrl();
  const { icon: Icon } = kinds[kind];
  if (people.has(kind)) return <Avatar name={title} src={mediaUrl(picture, 160)} />;
  if (!picture) {
    return (
      <span className="grid size-11 shrink-0 place-items-center rounded-md bg-sunken text-text-faint">
        <Icon className="size-5.5" />
      </span>
    );
  }
  return (
    <Picture
      src={mediaUrl(picture, 320)}
      alt=""
      width={112}
      height={63}
      sizes="7rem"
      fallback={<Icon />}
      className="w-20 shrink-0 self-start rounded-md sm:w-28"
    />
  );
}

/** The shape of the results while they are loading. */
export function FoundSkeleton() {
  return (
    <div role="status" aria-label="جارٍ البحث" className="mt-8">
      <Skeleton className="h-7 w-40" />
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex gap-4 border-b border-line py-4">
          <Skeleton className="h-14 w-20 shrink-0 sm:w-28" />
          <div className="grow space-y-2">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
