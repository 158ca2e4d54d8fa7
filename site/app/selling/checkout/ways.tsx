import type { CheckoutAnswer } from '@nibras/contract/selling/checkout/shapes.ts';
import type { PaymentWay } from '@nibras/contract/selling/purchases/shapes.ts';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { isGateway, wayNames } from './way-names.ts';

// Each is needed by those who choose it.
const TransferForm = lazy(() =>
  import('#selling/transfers/index.ts').then(({ TransferForm: part }) => ({ default: part })),
);

const GatewayPay = lazy(() =>
  import('#selling/gateways/index.ts').then(({ GatewayPay: part }) => ({ default: part })),
);

interface WaysProps {
  answer: CheckoutAnswer;
  /** Reads the state again after something was sent or paid. */
  onChanged(): void;
}

/** The payment methods, of which one is open. Credit is offered beside the sum, since it may pay a part only. */
export function Ways({ answer, onChanged }: WaysProps) {
  const id = useId();
  const { purchase, channels, transfer } = answer;
  const ways = answer.ways
    .map(({ way }) => way)
    .filter((way) => way === 'transfer' || isGateway(way));
  const [chosen, setChosen] = useState<PaymentWay>();
  const way = ways.find((one) => one === chosen) ?? ways[0];
  if (way === undefined) return <NoWays />;
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-raised p-5 sm:p-6">
      <h2 id={id} className="text-xl">
        {ways.length > 1 ? 'كيف تريد أن تدفع؟' : wayNames[way].title}
      </h2>
      {ways.length > 1 && (
        <div role="radiogroup" aria-labelledby={id} className="mt-4 grid gap-2 sm:grid-cols-2">
          {ways.map((one) => (
            <WayCard key={one} way={one} name={id} checked={one === way} onChoose={setChosen} />
          ))}
        </div>
      )}
      <div className={cx(ways.length > 1 && 'mt-5 border-t border-line', 'pt-5')}>
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          {isGateway(way) ? (
            <GatewayPay
              key={way}
              purchase={purchase}
              way={way}
              ready={answer.ways.some((one) => one.way === way && one.ready)}
            />
          ) : (
            <TransferForm
              purchase={purchase}
              channels={channels}
              transfer={transfer}
              onSent={onChanged}
            />
          )}
        </Suspense>
      </div>
    </section>
  );
}

interface WayCardProps {
  way: PaymentWay;
  name: string;
  checked: boolean;
  onChoose(way: PaymentWay): void;
}

function WayCard({ way, name, checked, onChoose }: WayCardProps) {
  const { title, text } = wayNames[way];
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-md border border-line-strong p-3.5 transition-colors hover:bg-sunken has-checked:border-link has-checked:bg-link-soft">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={() => onChoose(way)}
        className="mt-1.5 size-4.5 shrink-0 accent-link"
      />
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-text-soft">{text}</span>
      </span>
    </label>
  );
}

/** Every way was switched off after the purchase was opened. */
function NoWays() {
  return (
    <section className="rounded-lg border border-line bg-raised p-5 sm:p-6">
      <h2 className="text-xl">لا توجد طريقة دفع متاحة الآن</h2>
      <p className="mt-1 text-text-soft">
        إن كان معك كود اشتراك <Link to="/redeem">فعّله من هنا</Link>، أو{' '}
        <Link to="/contact">راسلنا</Link> لنساعدك.
      </p>
    </section>
  );
}
