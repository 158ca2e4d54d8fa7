import type { StudioTransfer } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { Link } from 'react-router';
import { DateText } from '#platform/browser/date-text.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { Money } from '#ui/text/money.tsx';
import { stateNames } from './texts.ts';

const tones = {
  waiting: 'lamp',
  asked: 'info',
  approved: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
} as const;

/** A receipt of a list; the whole row leads to it. */
export function TransferRow({ transfer }: { transfer: StudioTransfer }) {
  const { id, person, purchase, channel_name, state, created_at, decided_at, decided_by } =
    transfer;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 focus-within:bg-sunken hover:bg-sunken">
      <div className="min-w-0 grow basis-60">
        <Link
          to={`/studio/transfers/${id}`}
          className="font-medium text-text no-underline after:absolute after:inset-0"
        >
          <bdi>{person?.name ?? 'حساب محذوف'}</bdi>
        </Link>
        <p className="truncate text-sm text-text-soft">
          <bdi>{purchase.lines.join('، ')}</bdi>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-text-soft">
        <Money
          amount={purchase.due}
          currency={purchase.currency}
          className="font-semibold text-text"
        />
        <bdi dir="ltr">{purchase.reference}</bdi>
        <bdi>{channel_name}</bdi>
        <DateText at={decided_at ?? created_at} withTime />
        {decided_by && <bdi>{decided_by.name}</bdi>}
        <Badge tone={tones[state]}>{stateNames[state]}</Badge>
      </div>
    </li>
  );
}
