import type { BundleCard } from '@nibras/contract/selling/bundles/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LayersIcon } from '#ui/ornament/icons.ts';
import { formatMoney } from '#ui/text/money.tsx';
import { bundlesOfCourseQuery } from './queries.ts';

/** Bundles beside a course; a longer list would hide the course's own price. */
const shown = 2;

export default function BundleLinks({ courseId }: { courseId: number }) {
  // A server that knows no bundles, or does not answer, changes nothing on the page.
  const { data } = useQuery({ ...bundlesOfCourseQuery(courseId), retry: false });
  // One that saves nothing is no reason to leave the course's page.
  const worthwhile = data?.filter(({ saving }) => saving > 0) ?? [];
  if (worthwhile.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-col gap-2" aria-label={wording`باقات فيها {هذا|هذه} الكورس`}>
      {worthwhile.slice(0, shown).map((bundle) => (
        <li key={bundle.id}>
          <BundleLink bundle={bundle} />
        </li>
      ))}
    </ul>
  );
}

function BundleLink({
  bundle: { id, name, price, saving, currency, courses },
}: {
  bundle: BundleCard;
}) {
  return (
    <Link
      to={`/bundles/${id}`}
      className="flex min-h-11 items-start gap-3 rounded-md border border-line bg-sunken px-4 py-3 text-text no-underline transition-colors hover:border-line-strong"
    >
      <LayersIcon className="mt-1 size-5 shrink-0 text-accent-edge" />
      <span className="min-w-0">
        <span className="block wrap-anywhere">
          ضمن باقة <bdi className="font-semibold">{name}</bdi>
        </span>
        <span className="block text-sm text-text-soft">
          {`${countLabel(courses.length, 'course')} بسعر ${formatMoney(price, currency)}، وتوفّر ${formatMoney(saving, currency)}`}
        </span>
      </span>
    </Link>
  );
}
