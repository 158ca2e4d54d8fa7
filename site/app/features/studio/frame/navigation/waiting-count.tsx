import { useQuery } from '@tanstack/react-query';
import { inboxSummaryQuery } from '../../inbox/queries.ts';

/** How many new orders or messages wait, beside the name of their page; nothing for none. */
export function WaitingCount({ of }: { of: 'orders' | 'messages' }) {
  const count = useQuery(inboxSummaryQuery).data?.[of]?.counts.new ?? 0;
  if (count === 0) return null;
  return (
    <span className="ms-auto min-w-6 rounded-full bg-accent-soft px-1.5 text-center text-xs leading-6 font-semibold text-accent-text">
      <bdi dir="ltr">{count > 99 ? '99+' : count}</bdi>
      <span className="sr-only"> لم يُجب</span>
    </span>
  );
}
