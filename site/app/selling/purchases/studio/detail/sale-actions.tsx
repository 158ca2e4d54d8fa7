import type { SaleDetail } from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CashDialog } from './cash-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { refundable } from './refundable.ts';

/** What can be done with a purchase as it stands: an open one is paid at the desk or cancelled, of a paid one money goes back. */
export function SaleActions({ sale }: { sale: SaleDetail }) {
  const [open, setOpen] = useState<'cash' | 'cancel' | 'refund' | null>(null);
  const close = () => setOpen(null);
  const left = refundable(sale);
  return (
    <>
      {sale.state === 'open' && (
        <>
          <Button variant="ghost" size="sm" onClick={() => setOpen('cancel')}>
            ألغِ الشراء
          </Button>
          <Button size="sm" onClick={() => setOpen('cash')}>
            سجّل دفعًا نقديًا
          </Button>
        </>
      )}
      {left > 0 && (
        <Button
          variant="secondary"
          size="sm"
          data-studio-field="refund"
          onClick={() => setOpen('refund')}
        >
          أعد المبلغ
        </Button>
      )}
      {open === 'cash' && <CashDialog sale={sale} onClose={close} />}
      {open === 'cancel' && <CancelDialog sale={sale} onClose={close} />}
      {open === 'refund' && <RefundDialog sale={sale} left={left} onClose={close} />}
    </>
  );
}
