import type { BundleDetail } from '@nibras/contract/selling/bundles/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { formatMinutes } from '#platform/format.ts';
import { Button } from '#ui/form/button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { DurationIcon, LampIcon, LayersIcon } from '#ui/ornament/icons.ts';
import { Lattice } from '#ui/ornament/lattice.tsx';
import { BackLink } from '#ui/text/back-link.tsx';
import { formatMoney, Money } from '#ui/text/money.tsx';
import { textDirection } from '#ui/text/text-direction.ts';
import { useBuyBundle } from './use-buy-bundle.ts';

/** Classes of a badge on the dark background. */
const onInk = 'bg-ink-raised! text-on-ink!';

/** The bundle's name and price on a dark background, what it saves, and the button that buys it. */
export function BundleHero({ bundle }: { bundle: BundleDetail }) {
  const { name, price, regular, saving, currency, courses } = bundle;
  const minutes = courses.reduce((sum, course) => sum + course.minutes, 0);
  return (
    <header className="dark relative isolate mt-3 overflow-hidden bg-ink text-on-ink">
      <Lattice
        light={[0.06, 0.5]}
        reach={0.42}
        className="absolute inset-0 -z-1 size-full text-on-ink max-lg:hidden"
      />
      <div className="page-width grid grid-cols-1 items-center gap-x-14 gap-y-7 py-6 md:py-9 lg:grid-cols-[minmax(0,1fr)_24rem] lg:py-12">
        <div className="flex min-w-0 flex-col items-start gap-5">
          <BackLink to="/courses">{wording`كل الكورسات`}</BackLink>
          <ul className="flex flex-wrap gap-2">
            <li>
              <Badge icon={<LayersIcon />} className={onInk}>
                {`باقة من ${countLabel(courses.length, 'course', 'genitive')}`}
              </Badge>
            </li>
            {minutes > 0 && (
              <li>
                <Badge icon={<DurationIcon />} className={onInk}>
                  {formatMinutes(minutes)}
                </Badge>
              </li>
            )}
          </ul>
          <h1 dir={textDirection(name)} className="text-start text-4xl wrap-anywhere text-on-ink">
            {name}
          </h1>
        </div>
        <div className="flex flex-col gap-4 rounded-xl border border-line bg-raised p-6 text-text">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <span className="sr-only">السعر: </span>
            <Money amount={price} currency={currency} className="text-3xl font-bold" />
            {saving > 0 && (
              <>
                <span className="sr-only"> بدلًا من </span>
                <s className="text-text-faint">
                  <Money amount={regular} currency={currency} />
                </s>
              </>
            )}
          </p>
          {saving > 0 && (
            <Badge tone="lamp" icon={<LampIcon />} className="self-start">
              {`توفّر ${formatMoney(saving, currency)}`}
            </Badge>
          )}
          <BuyButton bundle={bundle} />
          <p className="text-sm text-text-soft">
            {wording`إن كنت مشتركًا في بعض كورساتها، فلا تدفع إلا نصيب الباقي من سعر الباقة.`}
          </p>
        </div>
      </div>
    </header>
  );
}

function BuyButton({ bundle }: { bundle: BundleDetail }) {
  const { busy, buy } = useBuyBundle(bundle);
  return (
    <Button
      size="lg"
      className="w-full"
      loading={busy}
      loadingLabel="جارٍ بدء الشراء…"
      onClick={() => void buy()}
    >
      اشترِ الباقة
    </Button>
  );
}
