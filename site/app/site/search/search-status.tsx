import { searching } from '@nibras/contract/limits.ts';
import type { SearchAnswer } from '@nibras/contract/site/search/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type SearchAddress, searchHref } from './search-address.ts';

/** How many results there are of a kind or of all; beyond the limit they are not counted. */
export const resultLabel = (total: number, isCounted = total < searching.foundAtMost) =>
  isCounted
    ? countLabel(total, rareNouns.result)
    : `أكثر من ${countLabel(searching.foundAtMost, rareNouns.result, 'genitive')}`;

interface SearchStatusProps {
  address: SearchAddress;
  found: Pick<UseQueryResult<SearchAnswer>, 'data' | 'isPlaceholderData'>;
}

/** How much was found, also for screen readers, and the way from one kind back to all. */
export function SearchStatus({ address: { q, kind }, found }: SearchStatusProps) {
  // What has not all of the words is no result to count.
  const groups = found.data?.groups.filter(({ nearest }) => !nearest) ?? [];
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const isCounted = groups.every((group) => group.total < searching.foundAtMost);
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-text-soft">
      <p role="status">
        {found.isPlaceholderData
          ? 'جارٍ البحث…'
          : groups.length > 0 && (
              <>
                {resultLabel(total, isCounted)} في البحث عن «<bdi>{q}</bdi>»
              </>
            )}
      </p>
      {kind && <Link to={searchHref({ q })}>ابحث في كل شيء</Link>}
    </div>
  );
}
