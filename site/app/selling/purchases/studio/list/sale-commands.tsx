import type { Sale, SaleDetail } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { UndoIcon } from '#studio-kit/frame/icons.ts';
import type { RowCommand } from '#studio-kit/lists/commands/row-command.ts';
import { CloseIcon, SuccessIcon } from '#ui/ornament/icons.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { CancelDialog } from '../detail/cancel-dialog.tsx';
import { CashDialog } from '../detail/cash-dialog.tsx';
import { RefundDialog } from '../detail/refund-dialog.tsx';
import { refundable } from '../detail/refundable.ts';
import { saleQuery } from '../queries.ts';

type Asking = 'refund' | 'pay' | 'cancel';

/**
 * What is done with a purchase from its row, by the dialogs of its page. They need its payments, which are fetched when one is
 * opened.
 */
export function useSaleCommands({ id, state, total, refunded, paid_at: paidAt }: Sale): {
  commands: RowCommand[];
  asking: { what: Asking; sale: SaleDetail } | null;
  close(): void;
} {
  const client = useQueryClient();
  const [asking, setAsking] = useState<{ what: Asking; sale: SaleDetail } | null>(null);

  async function open(what: Asking): Promise<void> {
    try {
      const { purchase } = await client.fetchQuery({ ...saleQuery(id), staleTime: 0 });
      if (what === 'refund' && refundable(purchase) === 0) {
        toast({ title: 'لم يبقَ من هذا الشراء ما يُعاد', variant: 'info' });
      } else setAsking({ what, sale: purchase });
    } catch (error) {
      toastFailure('تعذر تحميل هذا الشراء', error);
    }
  }

  const commands: RowCommand[] = [];
  if (state === 'open') {
    commands.push(
      {
        name: 'pay',
        label: 'سجّل دفعًا نقديًا…',
        icon: <SuccessIcon />,
        run: () => void open('pay'),
      },
      {
        name: 'cancel',
        label: 'ألغِ الشراء…',
        icon: <CloseIcon />,
        danger: true,
        run: () => void open('cancel'),
      },
    );
  }
  if (paidAt !== null && total > refunded) {
    commands.push({
      name: 'refund',
      label: 'أعد المبلغ…',
      icon: <UndoIcon />,
      run: () => void open('refund'),
    });
  }
  return { commands, asking, close: () => setAsking(null) };
}

interface SaleDialogProps {
  what: Asking;
  sale: SaleDetail;
  onClose(): void;
}

/** The dialog of a command. */
export function SaleDialog({ what, sale, onClose }: SaleDialogProps) {
  if (what === 'pay') return <CashDialog sale={sale} onClose={onClose} />;
  if (what === 'cancel') return <CancelDialog sale={sale} onClose={onClose} />;
  return <RefundDialog sale={sale} left={refundable(sale)} onClose={onClose} />;
}
