import type { WaitingRow } from '@nibras/contract/site/waiting/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { sendByKeys } from '#studio-kit/forms/send-by-keys.ts';
import { focusAnswerForm } from '#studio-kit/frame/focus-to-answer.ts';
import { QueryFrame } from '#studio-kit/lists/query-frame.tsx';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { SendIcon } from '#ui/ornament/icons.ts';
import { markConversationRead } from '../calls.ts';
import { LastMessages } from './last-messages.tsx';
import { lastMessagesQuery } from './queries.ts';
import { useChatAnswer } from './use-chat-answer.ts';

/** A private conversation in the inbox: its last messages and the answer. Files are sent in the chat. */
export default function WaitingChat({ row }: { row: WaitingRow }) {
  const [id = 0] = row.id.split(':').map(Number);
  const query = useQuery(lastMessagesQuery(id));
  const newest = query.data?.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined) void markConversationRead(id, newest).catch(() => undefined);
  }, [id, newest]);
  return (
    <QueryFrame query={query} label="المحادثة">
      {(messages) => (
        <div data-answering="" className="flex flex-col gap-4">
          <LastMessages messages={messages} />
          <Answer id={id} name={row.person?.name ?? ''} path={row.path} />
        </div>
      )}
    </QueryFrame>
  );
}

function Answer({ id, name, path }: { id: number; name: string; path: string }) {
  const { text, write, problem, sending, settling, send, settle } = useChatAnswer(id, name);
  return (
    <form
      ref={focusAnswerForm}
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={sendByKeys}
    >
      <Field label={`ردك على ${name}`} hideLabel error={problem}>
        <Textarea
          rows={3}
          value={text}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          placeholder="اكتب ردك…"
          onChange={({ target }) => write(target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          type="submit"
          size="sm"
          icon={<SendIcon className="size-4.5" />}
          loading={sending}
          loadingLabel="جارٍ الإرسال…"
        >
          أرسل الرد
        </Button>
        <Button
          variant="ghost"
          size="sm"
          loading={settling}
          loadingLabel="جارٍ الحفظ…"
          onClick={() => void settle()}
        >
          لا يحتاج ردًا
        </Button>
        <Button asChild variant="ghost" size="sm" className="ms-auto">
          <Link to={path}>افتح المحادثة كاملة</Link>
        </Button>
      </div>
    </form>
  );
}
