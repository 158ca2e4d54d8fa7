import type { CouponUse, StudioCoupon } from '@nibras/contract/selling/coupons/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '#platform/api/api-error.ts';
import { DateText } from '#platform/browser/date-text.tsx';
import { RowsSkeleton } from '#studio-kit/lists/list-frame.tsx';
import { Button } from '#ui/form/button.tsx';
import { FailedState } from '#ui/list/failed-state.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { formatMoney } from '#ui/text/money.tsx';
import { couponUsesQuery } from './queries.ts';

interface UsesDialogProps {
  coupon: StudioCoupon;
  onClose(): void;
}

/** Who has used a coupon, when, and what they saved. */
export function UsesDialog({ coupon, onClose }: UsesDialogProps) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery(couponUsesQuery(coupon.id, page));
  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => open || onClose()}
      title={`من استخدم ${coupon.code}`}
      description="الأحدث أولًا. ما لم يُدفع بعد يحجز مرة حتى تنتهي مهلته."
    >
      {error && !data && (
        <FailedState
          title="تعذر تحميل الاستخدامات"
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!error && !data && <RowsSkeleton label="الاستخدامات" rows={3} />}
      {data?.data.length === 0 && <p className="text-text-soft">لم يستخدمه أحد بعد.</p>}
      {data && data.data.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {data.data.map((use) => (
            <Use key={use.purchase_id} use={use} />
          ))}
        </ul>
      )}
      {data && data.meta.last_page > 1 && (
        <div className="mt-4 flex items-center justify-between gap-3">
          <Button
            variant="secondary"
            size="sm"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            الأحدث
          </Button>
          <p role="status" className="text-sm text-text-faint">
            {`صفحة ${page} من ${data.meta.last_page}`}
          </p>
          <Button
            variant="secondary"
            size="sm"
            disabled={page >= data.meta.last_page}
            onClick={() => setPage(page + 1)}
          >
            الأقدم
          </Button>
        </div>
      )}
    </Dialog>
  );
}

const useStates: Partial<Record<CouponUse['state'], string>> = {
  open: 'لم يُدفع بعد',
  refunded: 'استُرد',
};

function Use({ use }: { use: CouponUse }) {
  const { purchase_id, reference, person, state, at, discount, total, currency } = use;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-2.5">
      <Link
        to={`/studio/purchases/${purchase_id}`}
        className="touch-target relative min-w-0 font-semibold text-text hover:text-link"
      >
        <bdi className="wrap-anywhere">{person?.name ?? 'حساب محذوف'}</bdi>
      </Link>
      <p className="text-end">{`الخصم ${formatMoney(discount, currency)}`}</p>
      <p className="flex flex-wrap gap-x-3 text-sm text-text-faint">
        <span className="whitespace-nowrap">
          <DateText at={at} withTime />
        </span>
        <bdi dir="ltr" className="font-mono">
          {reference}
        </bdi>
      </p>
      <p className="text-end text-sm text-text-faint">
        {useStates[state] ?? `المدفوع ${formatMoney(total, currency)}`}
      </p>
    </li>
  );
}
