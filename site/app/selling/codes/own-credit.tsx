import { wording } from '@nibras/contract/text/wording.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#platform/session/session-store.ts';
import { Money } from '#ui/text/money.tsx';
import { creditQuery } from './calls.ts';

/** What the user has to spend; nothing where there is none. */
export function OwnCredit() {
  const enabled = useSession((state) => state.isAuthenticated);
  const { data } = useQuery({ ...creditQuery, enabled });
  if (!data || data.credit.length === 0) return null;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-lg border border-line bg-raised px-5 py-4">
      <p>
        <span className="font-semibold">رصيدك</span>
        <span className="ms-2 text-sm text-text-soft">{wording`تستخدمه عند شراء أي كورس.`}</span>
      </p>
      <p className="flex flex-wrap gap-x-4 text-lg font-bold">
        {data.credit.map(({ amount, currency }) => (
          <Money key={currency} amount={amount} currency={currency} />
        ))}
      </p>
    </div>
  );
}
