import type { ChangeCheckout, CheckoutAnswer } from '@nibras/contract/selling/checkout/shapes.ts';
import { lazy, Suspense } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { formatMoney } from '#ui/text/money.tsx';
import { changeCheckout } from './queries.ts';

const CouponField = lazy(() =>
  import('#selling/coupons/index.ts').then(({ CouponField: part }) => ({ default: part })),
);

interface PriceChangesProps {
  answer: CheckoutAnswer;
  onChanged(answer: CheckoutAnswer): void;
}

/** What changes the sum before it is paid: a coupon, and the credit that a person has. */
export function PriceChanges({ answer, onChanged }: PriceChangesProps) {
  const { id, coupon, discount, currency } = answer.purchase;
  const change = async (changes: ChangeCheckout) => onChanged(await changeCheckout(id, changes));
  return (
    <div className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
      <Suspense fallback={null}>
        <CouponField
          coupon={coupon}
          discount={discount}
          currency={currency}
          onApply={(code) => change({ coupon: code })}
        />
      </Suspense>
      <Credit answer={answer} onChange={(use) => change({ use_credit: use })} />
    </div>
  );
}

interface CreditProps {
  answer: CheckoutAnswer;
  onChange(use: boolean): Promise<void>;
}

/** Credit that covers the whole sum pays at once; less than that is taken from the sum. */
function Credit({ answer: { purchase, credit }, onChange }: CreditProps) {
  const { due, currency, credit: taken } = purchase;
  const { busy, run } = useAsyncAction(async () => {
    try {
      await onChange(taken === 0);
    } catch (error) {
      const title = 'تعذر تغيير استخدام رصيدك';
      toast({ variant: 'destructive', title, description: errorText(error) });
    }
  });
  if (credit === 0 && taken === 0) return null;
  const label =
    taken > 0
      ? 'لا تستخدم رصيدي'
      : credit >= due
        ? `ادفع ${formatMoney(due, currency)} من رصيدك`
        : `استخدم رصيدك: ${formatMoney(credit, currency)}`;
  return (
    <Button
      variant="secondary"
      className="w-full"
      loading={busy}
      loadingLabel="جارٍ الحساب…"
      onClick={() => void run()}
    >
      {label}
    </Button>
  );
}
