import type { InboxDetail, InboxKind } from '@nibras/contract/studio/inbox.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { useMark } from './use-mark.ts';

/** Says why it is in the spam and what that means for its sender, with the way back. */
export function SpamNotice({ kind, item }: { kind: InboxKind; item: InboxDetail }) {
  const mark = useMark(kind);
  const { busy, run } = useAsyncAction(async () => void (await mark([item.id], 'new')));
  if (item.state !== 'spam') return null;
  const wasMarked = item.thread.some((entry) => entry.type === 'state' && entry.to === 'spam');
  return (
    <Notice
      tone="warning"
      title={wasMarked ? 'عُلّم مزعجًا' : 'وصل إلى المزعج من تلقاء نفسه'}
      action={
        <Button
          variant="secondary"
          size="sm"
          loading={busy}
          loadingLabel="جارٍ الإعادة…"
          onClick={() => void run()}
        >
          ليس مزعجًا
        </Button>
      }
    >
      {wasMarked
        ? 'كل ما يصل من هذا البريد بعد اليوم يأتي إلى هنا دون إشعار، وكذلك ما يصل من شبكة مرسله مدة أسبوع.'
        : 'لأن ما سبقه من البريد نفسه أو من الشبكة نفسها عُلّم مزعجًا. إن لم يكن كذلك فأعِده، ويُفتح الطريق لمرسله.'}
    </Notice>
  );
}
