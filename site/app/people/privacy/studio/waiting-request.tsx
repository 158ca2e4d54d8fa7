import type { WaitingRow } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { rowsClass } from '#studio-kit/lists/list-frame.tsx';
import { QueryFrame } from '#studio-kit/lists/query-frame.tsx';
import { oneRequestQuery } from './queries.ts';
import { RequestRow } from './request-row.tsx';

/** A request about personal data in the inbox. */
export default function WaitingRequest({ row }: { row: WaitingRow }) {
  const query = useQuery(oneRequestQuery(Number(row.id)));
  return (
    <QueryFrame query={query} label="الطلب">
      {(request) => (
        <div className="flex flex-col gap-3">
          <ul className={rowsClass}>
            <RequestRow request={request} now={query.dataUpdatedAt} />
          </ul>
          <p className="text-text-soft">
            يُنفَّذ تلقائيًا في موعده. راجع صاحبه قبل ذلك إن كان له عندك ما لم يكتمل.
          </p>
        </div>
      )}
    </QueryFrame>
  );
}
