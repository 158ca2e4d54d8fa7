import type { PaymentCase } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { Link } from '#ui/text/link.tsx';
import { courseNames } from '../sale-texts.ts';
import { CaseDecisions } from './case-decisions.tsx';
import { CaseText } from './case-text.tsx';

/** A payment that does not fit, and what can be decided about it. */
export function CaseRow({ found }: { found: PaymentCase }) {
  const { purchase, created_at: at } = found;
  return (
    <li className="px-4 py-4 sm:px-5">
      <div className="mb-1 flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <h2 className="min-w-0 text-base font-semibold wrap-anywhere">
          {purchase ? (
            <Link to={`/studio/purchases/${purchase.id}`}>
              <bdi>{purchase.person?.name ?? 'حساب محذوف'}</bdi>{' '}
              <bdi dir="ltr" className="text-sm tracking-wide">
                {purchase.reference}
              </bdi>
            </Link>
          ) : (
            'دفعة لا نعرف صاحبها'
          )}
        </h2>
        <DateText at={at} withTime className="ms-auto text-sm text-text-faint" />
      </div>
      {purchase && (
        <p className="mb-2 text-sm wrap-anywhere text-text-soft">
          {courseNames(purchase.courses, purchase.courses.length)}
        </p>
      )}
      <CaseText found={found} />
      <CaseDecisions found={found} />
    </li>
  );
}
