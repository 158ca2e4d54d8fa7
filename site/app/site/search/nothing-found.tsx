import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { SearchIcon } from '#ui/ornament/icons.ts';
import { kinds } from './kinds.ts';
import { type SearchAddress, searchHref } from './search-address.ts';
import { WaysOn } from './ways-on.tsx';

function NearLink({ q, kind, ...props }: SearchAddress) {
  return (
    <Link to={searchHref({ q, kind })} {...props}>
      {/* One element: parts of their own would stand apart in the button. */}
      <span>
        هل تقصد «<bdi>{q}</bdi>»؟
      </span>
    </Link>
  );
}

/** A nearer word above what was found without it. */
export function NearWord({ address: { kind }, near }: { address: SearchAddress; near: string }) {
  return (
    <p className="mt-5">
      <NearLink q={near} kind={kind} />
    </p>
  );
}

/** Nothing was found: a nearer word where there is one, and ways on. */
export function NothingFound({
  address: { q, kind },
  near,
}: {
  address: SearchAddress;
  near: string | null;
}) {
  return (
    <>
      <EmptyState
        icon={<SearchIcon />}
        title={kind ? `لا شيء من ${kinds[kind].label} بهذه الكلمات` : 'لم نجد ما تبحث عنه'}
        description={
          <>
            لا شيء يطابق «<bdi>{q}</bdi>». جرّب كلمة أقصر أو أعم، أو اسمًا آخر للشيء نفسه.
          </>
        }
        action={
          near && (
            <Button asChild>
              <NearLink q={near} kind={kind} />
            </Button>
          )
        }
      />
      <WaysOn />
    </>
  );
}
