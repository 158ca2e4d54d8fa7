import { sales as limits } from '@nibras/contract/limits.ts';
import type { PersonAnswer } from '@nibras/contract/people/people/studio/shapes.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { errorText } from '#platform/api/api-error.ts';
import { SellCourse, ShortSale, saleListQuery } from '#selling/purchases/studio/index.ts';
import { Section } from '#studio-kit/fields/section.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { SkeletonText } from '#ui/list/skeleton.tsx';
import { Link } from '#ui/text/link.tsx';

/** What a person has bought, the newest first, and selling to them at the desk. */
export function PurchasesSection({ person }: { person: PersonAnswer['person'] }) {
  const { data, error, isFetching, refetch } = useInfiniteQuery(
    saleListQuery({ person: person.id }),
  );
  const sales = data?.pages[0]?.purchases;
  const more = (sales?.length ?? 0) > limits.ofPersonShown;
  return (
    <Section title="المشتريات">
      <SellCourse person={person} />
      {!sales && error && (
        <FailedState
          title="تعذر تحميل المشتريات"
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!sales && !error && (
        <div role="status" aria-label="جارٍ تحميل المشتريات">
          <SkeletonText lines={3} />
        </div>
      )}
      {sales?.length === 0 && <p className="text-text-soft">لا مشتريات بعد.</p>}
      {sales && sales.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {sales.slice(0, limits.ofPersonShown).map((sale) => (
            <ShortSale key={sale.id} sale={sale} />
          ))}
        </ul>
      )}
      {more && <Link to={`/studio/purchases?person=${person.id}`}>كل المشتريات</Link>}
    </Section>
  );
}
