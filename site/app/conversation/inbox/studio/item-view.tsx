import {
  type InboxDetail,
  type InboxKind,
  stateNames,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import type { WaitingRow } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { QueryFrame } from '#studio-kit/lists/query-frame.tsx';
import { Button } from '#ui/form/button.tsx';
import { DownIcon } from '#ui/ornament/icons.ts';
import { AnswerForm } from './answering/answer-form.tsx';
import { kindTexts } from './inbox-texts.ts';
import { inboxItemQuery } from './queries.ts';
import { SenderFacts } from './sender-facts.tsx';
import { SpamNotice } from './spam-notice.tsx';
import { StateMenu } from './state-menu.tsx';
import { stateIcon } from './state-tag.tsx';
import { Thread } from './thread/thread.tsx';
import { WrittenText } from './thread/written-text.tsx';
import { useMark } from './use-mark.ts';

interface ItemProps {
  kind: InboxKind;
  item: InboxDetail;
}

/** What was written, all that happened since, and the answer. Render it with the item's id as its key. */
export function Item({ kind, item }: ItemProps) {
  const textId = `written-${item.id}`;
  return (
    <div className="@container">
      <div className="grid items-start gap-x-8 gap-y-6 @4xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <SpamNotice kind={kind} item={item} />
          <WrittenText kind={kind} item={item} id={textId} />
          <Thread kind={kind} item={item} />
          {item.state !== 'spam' && <AnswerForm kind={kind} item={item} textId={textId} />}
        </div>
        <SenderFacts kind={kind} item={item} />
      </div>
    </div>
  );
}

/** The state of an order or message, and the menu that changes it. */
export function StateButton({ kind, item }: ItemProps) {
  const mark = useMark(kind);
  const Icon = stateIcon(item.state);
  return (
    <StateMenu
      kind={kind}
      current={item.state}
      onChoose={(state) => void mark([item.id], state)}
      trigger={
        <Button variant="secondary" size="sm" icon={<Icon className="size-4.5" />}>
          <span className="sr-only">الحالة: </span>
          {stateNames[kind][item.state]}
          <DownIcon className="size-4" />
        </Button>
      }
    />
  );
}

/** An order or a message in the inbox. */
export function WaitingItem({ kind, row }: { kind: InboxKind; row: WaitingRow }) {
  const query = useQuery(inboxItemQuery(kind, Number(row.id)));
  return (
    <QueryFrame query={query} label={kindTexts[kind].pronoun}>
      {(item) => (
        <div className="flex flex-col gap-4">
          <div className="self-end">
            <StateButton kind={kind} item={item} />
          </div>
          <Item key={item.id} kind={kind} item={item} />
        </div>
      )}
    </QueryFrame>
  );
}
