import type { Purchase } from '@nibras/contract/selling/purchases/shapes.ts';
import { Link } from 'react-router';
import { Badge } from '#ui/list/badge.tsx';
import { purchaseStageNames } from './purchase-states.ts';

/** Purchases that are under way, each with where it stands; nothing for most people, and nothing until that is known. */
export function OpenPurchases({
  purchases,
}: {
  purchases: { data: readonly Purchase[] } | undefined;
}) {
  const open =
    purchases?.data.filter(({ state, stage }) => state === 'open' || stage === 'review') ?? [];
  if (open.length === 0) return null;
  return (
    <section aria-label="مشتريات لم تكتمل" className="mt-8">
      <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
        {open.map(({ id, stage, lines }) => {
          const { name, tone } = purchaseStageNames[stage];
          return (
            <li key={id} className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
              <Link
                to={`/checkout/${id}`}
                className="min-w-0 grow basis-56 text-text no-underline after:absolute after:inset-0"
              >
                <bdi className="font-medium wrap-anywhere">
                  {lines[0]?.bundle?.name ?? lines[0]?.name}
                </bdi>
              </Link>
              <Badge tone={tone}>{name}</Badge>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
