import type {
  TransferAction,
  TransferDetail,
} from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { RestoreIcon } from '#studio-kit/frame/icons.ts';
import { Button } from '#ui/form/button.tsx';
import { CheckIcon, CloseIcon, DiscussionIcon } from '#ui/ornament/icons.ts';
import { approveLabel } from './approval.ts';
import { KeyHint } from './key-hint.tsx';
import { keys } from './texts.ts';

export type Opened = 'ask' | 'decline';

interface DecisionButtonsProps {
  transfer: TransferDetail;
  deciding: TransferAction | null;
  /** Whether the keys work, and so are written on the buttons. */
  hints: boolean;
  onApprove(): void;
  onReopen(): void;
  onOpen(dialog: Opened): void;
}

/** What can be done with a receipt, each with its key. */
export function DecisionButtons({
  transfer,
  deciding,
  hints,
  onApprove,
  onReopen,
  onOpen,
}: DecisionButtonsProps) {
  const { acts: actions } = transfer;
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>button]:grow max-sm:[&>button]:px-3!">
      {actions.includes('approve') && (
        <Button
          icon={<CheckIcon className="size-5" />}
          loading={deciding === 'approve'}
          loadingLabel="جارٍ القبول…"
          onClick={onApprove}
        >
          {approveLabel(transfer)}
          {hints && <KeyHint of={keys.approve} />}
        </Button>
      )}
      {actions.includes('ask') && (
        <Button
          variant="secondary"
          icon={<DiscussionIcon className="size-5" />}
          disabled={deciding !== null}
          onClick={() => onOpen('ask')}
        >
          اسأل
          {hints && <KeyHint of={keys.ask} />}
        </Button>
      )}
      {actions.includes('decline') && (
        <Button
          variant="secondary"
          icon={<CloseIcon className="size-5" />}
          disabled={deciding !== null}
          onClick={() => onOpen('decline')}
        >
          ارفض
          {hints && <KeyHint of={keys.decline} />}
        </Button>
      )}
      {actions.includes('reopen') && (
        <Button
          variant="secondary"
          icon={<RestoreIcon className="size-5" />}
          loading={deciding === 'reopen'}
          loadingLabel="جارٍ الفتح…"
          onClick={onReopen}
        >
          أعد فتحه
        </Button>
      )}
    </div>
  );
}
