import type { SearchAnswer } from '@nibras/contract/site/search/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { loadedMeta } from '#platform/head.ts';
import { browserLoader, definePage, serverLoader } from '#platform/query/page-loaders.ts';
import { useSession } from '#platform/session/session-store.ts';
import { SearchBox } from '#ui/form/search-box.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { useSlow } from '#ui/list/use-slow.ts';
import { SearchMarks } from '#ui/text/highlight.tsx';
import { FoundGroups, FoundSkeleton } from './found-groups.tsx';
import { kinds } from './kinds.ts';
import { NearWord, NothingFound } from './nothing-found.tsx';
import { everythingQuery } from './queries.ts';
import { readSearchAddress, type SearchAddress, searchHref } from './search-address.ts';
import { SearchStatus } from './search-status.tsx';
import { WaysOn } from './ways-on.tsx';

// Only members have something of their own.
const OwnResults = lazy(() => import('./own-results.tsx'));

const page = definePage({
  queries: ({ url }) => ({ found: everythingQuery(readSearchAddress(url.searchParams)) }),
  head: (_, { url }) => {
    const { q } = readSearchAddress(url.searchParams);
    return { title: q ? `نتائج البحث عن «${q}»` : 'البحث', path: '/search', noindex: true };
  },
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = loadedMeta;

/** The results of a search over everything (docs/behaviour/search.md#page). */
export default function SearchPage() {
  const address = readSearchAddress(new URLSearchParams(useLocation().search));
  const { q, kind } = address;
  const navigation = useNavigation();
  const navigate = useNavigate();
  const signedIn = useSession((state) => state.isAuthenticated);
  const found = useQuery(everythingQuery(address));
  const isNavigating = navigation.location?.pathname === '/search';
  const dimmed = useSlow(isNavigating || found.isPlaceholderData);

  function onSearch(text: string) {
    // Typing makes one history entry, not one for every pause.
    void navigate(searchHref({ q: text }), {
      replace: q !== '' && text !== '',
      preventScrollReset: true,
    });
  }

  return (
    <div className="page-width py-8 sm:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-4xl">{kind ? `البحث في ${kinds[kind].label}` : 'البحث'}</h1>
        <SearchBox
          label="ابحث في كل شيء"
          value={q}
          name="q"
          onSearch={onSearch}
          action="/search"
          className="mt-6"
        />
        {q === '' ? (
          <WaysOn className="mt-8" />
        ) : (
          <SearchMarks value={found.data?.marks ?? []}>
            <SearchStatus address={address} found={found} />
            {found.data ? (
              <Found answer={found.data} address={address} dimmed={dimmed} />
            ) : found.error ? (
              <FailedState
                title="تعذر البحث"
                message={errorText(found.error)}
                onRetry={() => void found.refetch()}
                retrying={found.isFetching}
                className="mt-6"
              />
            ) : (
              <FoundSkeleton />
            )}
            {signedIn && kind === null && (
              <Suspense fallback={null}>
                <OwnResults q={q} />
              </Suspense>
            )}
          </SearchMarks>
        )}
      </div>
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-8 rounded-md bg-sunken px-4 py-3 text-text-soft">{children}</p>;
}

interface FoundProps {
  answer: SearchAnswer;
  address: SearchAddress;
  dimmed: boolean;
}

/** What has all of the words, then what has most of them. */
function Found({ answer, address, dimmed }: FoundProps) {
  const { groups, did_you_mean: near } = answer;
  if (groups.length === 0) return <NothingFound address={address} near={near} />;
  const at = groups.findIndex(({ nearest }) => nearest);
  const end = groups.findLastIndex(({ nearest }) => nearest) + 1;
  const whole = at < 0 ? groups : groups.slice(0, at);
  const nearest = at < 0 ? [] : groups.slice(at, end);
  const rest = at < 0 ? [] : groups.slice(end);
  return (
    <>
      {near && <NearWord address={address} near={near} />}
      {whole.length > 0 && <FoundGroups groups={whole} address={address} dimmed={dimmed} />}
      {nearest.length > 0 && (
        <>
          <Note>
            {whole.length > 0
              ? 'وهذه نتائج فيها معظم الكلمات.'
              : rest.length > 0
                ? 'لا نتيجة في عنوانها كل الكلمات، وهذه الأقرب.'
                : 'لا نتيجة فيها كل الكلمات، وهذه الأقرب.'}
          </Note>
          <FoundGroups groups={nearest} address={address} dimmed={dimmed} />
        </>
      )}
      {rest.length > 0 && (
        <>
          <Note>وهذه ترد فيها كل الكلمات، لكن في أثناء نصها.</Note>
          <FoundGroups groups={rest} address={address} dimmed={dimmed} />
        </>
      )}
    </>
  );
}
