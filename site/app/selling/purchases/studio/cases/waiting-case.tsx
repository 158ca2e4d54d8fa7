import type { WaitingRow } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { rowsClass } from '#studio-kit/lists/list-frame.tsx';
import { QueryFrame } from '#studio-kit/lists/query-frame.tsx';
import { oneCaseQuery } from '../queries.ts';
import { CaseRow } from './case-row.tsx';

/** A payment that does not fit, in the inbox. */
export default function WaitingCase({ row }: { row: WaitingRow }) {
  const query = useQuery(oneCaseQuery(Number(row.id)));
  return (
    <QueryFrame query={query} label="الدفعة">
      {(found) => (
        <ul className={rowsClass}>
          <CaseRow found={found} />
        </ul>
      )}
    </QueryFrame>
  );
}
