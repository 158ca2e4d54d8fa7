import type { WaitingRow } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryFrame } from '#studio-kit/lists/query-frame.tsx';
import { transferQuery } from './queries.ts';
import { TransferView } from './transfer-view.tsx';

/** A receipt in the inbox, which goes on to the next thing by itself. */
export default function WaitingTransfer({ row }: { row: WaitingRow }) {
  const query = useQuery(transferQuery(Number(row.id)));
  return (
    <QueryFrame query={query} label="الإيصال">
      {(transfer) => (
        <TransferView key={transfer.id} transfer={transfer} onDecided={() => undefined} />
      )}
    </QueryFrame>
  );
}
