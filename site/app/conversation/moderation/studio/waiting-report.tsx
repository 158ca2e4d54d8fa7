import { reportedKinds } from '@nibras/contract/conversation/moderation/shapes.ts';
import type { WaitingRow } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { rowsClass } from '#studio-kit/lists/list-frame.tsx';
import { QueryFrame } from '#studio-kit/lists/query-frame.tsx';
import { moderatedQuery } from './calls.ts';
import { ModeratedRow } from './moderated-row.tsx';

/** Something that was reported, in the inbox. */
export default function WaitingReport({ row }: { row: WaitingRow }) {
  const [name, id] = row.id.split(':');
  const kind = reportedKinds.find((one) => one === name) ?? 'review';
  const query = useQuery(moderatedQuery({ kind, id: Number(id) }));
  return (
    <QueryFrame query={query} label="البلاغ">
      {(item) => (
        <ul className={rowsClass}>
          <ModeratedRow item={item} />
        </ul>
      )}
    </QueryFrame>
  );
}
