import type {
  DecidedTransfer,
  TransferDetail,
} from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { useKeys, useKeysSetting } from '#studio-kit/frame/use-keys.ts';
import { Button } from '#ui/form/button.tsx';
import { bottomBar } from '#ui/overlay/bottom-bar.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { DecisionButtons, type Opened } from './decision-buttons.tsx';
import { DecisiveLine } from './decisive-line.tsx';
import { DuplicateNotice } from './duplicate-notice.tsx';
import { OtherAmountDialog } from './other-amount-dialog.tsx';
import { OtherReceipts } from './other-receipts.tsx';
import { ReceiptView } from './receipt-view.tsx';
import { RepeatedDialog } from './repeated-dialog.tsx';
import { keys } from './texts.ts';
import { TransferFacts } from './transfer-facts.tsx';
import { BeforeDeciding, Decided } from './transfer-notices.tsx';
import { useDecide } from './use-decide.ts';
import { useSeen } from './use-seen.ts';

interface TransferViewProps {
  transfer: TransferDetail;
  onDecided(answer: DecidedTransfer): void;
}

/** A receipt's picture beside its purchase, and the decision about it. Render it with the receipt's id as its key. */
export function TransferView({ transfer, onDecided }: TransferViewProps) {
  const { id, acts: actions, person, picture } = transfer;
  const [opened, setOpened] = useState<Opened | 'amount' | 'repeated' | null>(null);
  const [zoomed, setZoomed] = useState(false);
  const [drawn, setDrawn] = useState(false);
  // The address is signed anew with each answer; the picture that is drawn stays.
  const [src] = useState(picture);
  const [keysOn, setKeysOn] = useKeysSetting();
  const seen = useSeen(id, drawn);
  const { deciding, decide } = useDecide(transfer, onDecided);
  const zoom = () => setZoomed(!zoomed);
  const isRepeated = transfer.duplicates.length > 0;
  const { state } = transfer;
  // A colleague may have asked the sender something since.
  const seenState = state === 'waiting' || state === 'asked' ? { seen: state } : {};
  const approve = () => (isRepeated ? setOpened('repeated') : void decide('approve', seenState));
  useKeys(
    {
      ...(actions.includes('approve') && { [keys.approve.code]: approve }),
      ...(actions.includes('ask') && { [keys.ask.code]: () => setOpened('ask') }),
      ...(actions.includes('decline') && { [keys.decline.code]: () => setOpened('decline') }),
      [keys.zoom.code]: zoom,
    },
    keysOn && seen,
  );
  async function send(act: 'approve' | 'ask' | 'decline', body: object) {
    if (await decide(act, { ...body, ...seenState })) setOpened(null);
  }
  const dialog = { transfer, busy: deciding !== null, onClose: () => setOpened(null) };
  return (
    <section
      aria-label={`إيصال ${person?.name ?? ''}`}
      // Keys decide once the receipt has been seen.
      aria-busy={!seen}
      className="@container"
    >
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 @2xl:grid-cols-[minmax(0,1.1fr)_minmax(20rem,1fr)]">
        <ReceiptView
          src={src}
          label={`إيصال التحويل من ${person?.name ?? wording`الطالب`}`}
          zoomed={zoomed}
          onZoom={zoom}
          onDrawn={() => setDrawn(true)}
        />
        <div className="flex min-w-0 flex-col gap-4">
          <DuplicateNotice duplicates={transfer.duplicates} />
          <BeforeDeciding transfer={transfer} />
          <Decided transfer={transfer} />
          <TransferFacts transfer={transfer} />
          {actions.includes('approve') && !transfer.two_approvers && (
            <Button
              variant="ghost"
              size="sm"
              className="-my-2 self-start"
              disabled={deciding !== null}
              onClick={() => setOpened('amount')}
            >
              وصل مبلغ آخر…
            </Button>
          )}
          <OtherReceipts transfers={transfer.others} />
        </div>
      </div>
      {actions.length > 0 && (
        <div
          ref={bottomBar}
          className="sticky bottom-0 z-sticky mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line bg-surface py-3 max-lg:bottom-[calc(4rem+env(safe-area-inset-bottom))]"
        >
          <DecisiveLine transfer={transfer} />
          <DecisionButtons
            transfer={transfer}
            deciding={deciding}
            hints={keysOn}
            onApprove={approve}
            onReopen={() => void decide('reopen')}
            onOpen={setOpened}
          />
          <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm text-text-faint max-sm:hidden pointer-coarse:hidden">
            <input
              type="checkbox"
              className="size-4.5"
              checked={keysOn}
              onChange={({ target }) => setKeysOn(target.checked)}
            />
            مفاتيح سريعة
          </label>
        </div>
      )}
      {(opened === 'ask' || opened === 'decline') && (
        <AnswerDialog
          kind={opened}
          {...dialog}
          onSend={(text) =>
            void send(opened, opened === 'ask' ? { question: text } : { reason: text })
          }
        />
      )}
      {opened === 'repeated' && (
        <RepeatedDialog {...dialog} onApprove={() => void send('approve', {})} />
      )}
      {opened === 'amount' && (
        <OtherAmountDialog {...dialog} onSend={(received) => void send('approve', { received })} />
      )}
    </section>
  );
}
