import { certificates as limits } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { TextDialog } from './text-dialog.tsx';

interface DeclineDialogProps {
  busy: boolean;
  onDecline(answer: string): void;
  onClose(): void;
}

/** Declines a request for another name, with words to the student where these are wanted. */
export function DeclineDialog({ busy, onDecline, onClose }: DeclineDialogProps) {
  return (
    <TextDialog
      title="ارفض تصحيح الاسم"
      description={wording`{تبقى|يبقى} الشهادة {صالحة كما هي|صالحًا كما هو}، ويصل جوابك إلى {صاحبها|صاحبه} بإشعار ورسالة بريد.`}
      label="جوابك"
      maxLength={limits.answerMaxLength}
      send="ارفض الطلب"
      busy={busy}
      onSend={onDecline}
      onClose={onClose}
    />
  );
}
