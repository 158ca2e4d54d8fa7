import type { InboxDetail, InboxKind } from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { actionBelow } from '#studio-kit/frame/action-below.ts';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { markText } from './inbox-texts.ts';
import { useMark } from './use-mark.ts';

const titles = {
  order: { marked: 'عُلّم مزعجًا', caught: 'وصل إلى المزعج تلقائيًا' },
  message: { marked: 'عُلّمت مزعجة', caught: 'وصلت إلى المزعج تلقائيًا' },
};

/** Says why it is in the spam and what that means for its sender, with the way back. */
export function SpamNotice({ kind, item }: { kind: InboxKind; item: InboxDetail }) {
  const mark = useMark(kind);
  const { busy, run } = useAsyncAction(async () => void (await mark([item.id], 'new')));
  if (item.state !== 'spam') return null;
  const texts = titles[kind];
  const wasMarked = item.thread.some((entry) => entry.type === 'state' && entry.to === 'spam');
  return (
    <Notice
      tone="warning"
      className={actionBelow}
      title={wasMarked ? texts.marked : texts.caught}
      action={
        <Button
          variant="secondary"
          size="sm"
          loading={busy}
          loadingLabel="جارٍ الإعادة…"
          onClick={() => void run()}
        >
          {markText(kind, 'new', 'spam')}
        </Button>
      }
    >
      {wasMarked
        ? 'كل ما يصل من هذا البريد بعد اليوم يأتي إلى هنا دون إشعار، وكذلك ما يصل من شبكة المرسل مدة أسبوع.'
        : 'سبق أن عُلّم مزعجًا ما وصل من هذا البريد أو من شبكة المرسل. إن كان ذلك خطأ فصحّحه، ويصلك ما يرسله بعد ذلك.'}
    </Notice>
  );
}
