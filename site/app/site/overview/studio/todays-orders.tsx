import type { OverviewAnswer } from '@nibras/contract/site/overview/studio/shapes.ts';
import { formatClock } from '#platform/format.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { rowsClass } from '#studio-kit/lists/list-frame.tsx';
import { Link as TextLink } from '#ui/text/link.tsx';
import { Part } from './part.tsx';

/** Who ordered today, by name; nothing where nobody has. */
export function TodaysOrders({ orders }: { orders: NonNullable<OverviewAnswer['orders']> }) {
  const { timeZone } = useSiteConfig();
  if (orders.length === 0) return null;
  return (
    <Part title="طلبات اليوم" more={{ to: '/studio/overview/orders', label: 'كلها' }}>
      <ul aria-label="طلبات اليوم" className={rowsClass}>
        {orders.map(({ id, name, service, at, path }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-2.5">
            <TextLink to={path} className="font-semibold">
              <bdi>{name}</bdi>
            </TextLink>
            <bdi className="min-w-0 grow text-sm wrap-anywhere text-text-soft">
              {service ?? 'طلب عام'}
            </bdi>
            <time dateTime={at} className="text-sm text-text-faint">
              {formatClock(Date.parse(at), timeZone)}
            </time>
          </li>
        ))}
      </ul>
    </Part>
  );
}
