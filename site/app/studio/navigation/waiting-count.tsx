import type { WaitingCounts } from '@nibras/contract/site/overview/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { inboxSummaryQuery } from '#conversation/inbox/studio/queries.ts';
import { waitingQuery } from '#site/overview/studio/queries.ts';
import { useLiveWaiting } from '#site/waiting/studio/index.ts';
import type { MenuEntry } from '#studio-kit/part/studio-part.ts';

/** How many of a kind wait for the user, beside the name of their page; nothing for none. */
export function WaitingCount({ of }: { of: NonNullable<MenuEntry['waiting']> }) {
  if (of === 'orders' || of === 'messages') return <InboxCount of={of} />;
  if (of === 'inbox') return <LiveCount />;
  return <DecisionCount of={of} />;
}

function InboxCount({ of }: { of: 'orders' | 'messages' }) {
  const { data } = useQuery(inboxSummaryQuery);
  return <Count count={data?.[of]?.counts.new ?? 0} label="بلا رد" />;
}

/** The number of the whole inbox, which follows what arrives and is answered on every page of the studio. */
function LiveCount() {
  useLiveWaiting();
  const { data } = useQuery(waitingQuery);
  return <Count count={data?.inbox ?? 0} label="تنتظر" />;
}

function DecisionCount({ of }: { of: keyof WaitingCounts }) {
  const { data } = useQuery(waitingQuery);
  return <Count count={data?.[of] ?? 0} label="بانتظار القرار" />;
}

function Count({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <span className="ms-auto inline-block min-w-6 whitespace-nowrap rounded-full bg-accent-soft px-1.5 text-center text-xs leading-6 font-semibold text-accent-text">
      <bdi dir="ltr">{count > 99 ? '99+' : count}</bdi>
      <span className="sr-only"> {label}</span>
    </span>
  );
}
