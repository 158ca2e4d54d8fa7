import { messenger as limits } from '@nibras/contract/limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { serverWords } from '#platform/api/api-error.ts';
import { Input } from '#ui/form/input.tsx';
import { SendIcon } from '#ui/ornament/icons.ts';
import { messengerTexts } from './messenger-texts.ts';
import { sendButtonClass } from './send-button-class.ts';
import { sendSimpleMessage, simpleMessagesQuery } from './simple-chat.ts';

/** Where a message of the simple chat is written. What was typed stays until it has been sent. */
export function SimpleComposer({ id }: { id: string }) {
  const [text, setText] = useState('');
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: string) => sendSimpleMessage(id, body),
    onSuccess: (_answer, body) => {
      setText((now) => (now.trim() === body ? '' : now));
      return client.invalidateQueries({ queryKey: simpleMessagesQuery(id).queryKey });
    },
  });
  const body = text.trim();
  const tooLong = body.length > limits.textMaxLength;
  const told = tooLong
    ? `الرسالة أطول من ${limits.textMaxLength} حرف. اختصرها أو قسّمها.`
    : error && (serverWords(error) ?? messengerTexts.sendFailed);

  function send(event: FormEvent) {
    event.preventDefault();
    if (body !== '' && !tooLong && !isPending) mutate(body);
  }

  return (
    <form
      onSubmit={send}
      className="shrink-0 border-t border-line bg-surface px-3 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] sm:px-5"
    >
      {told && (
        <p role="alert" className="px-2 pb-2 text-sm text-danger">
          {told}
        </p>
      )}
      <div className="flex items-center gap-2">
        <Input
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label="نص الرسالة"
          placeholder="اكتب رسالتك…"
          enterKeyHint="send"
          autoComplete="off"
          className="rounded-xl"
        />
        <button
          type="submit"
          disabled={body === '' || tooLong || isPending}
          className={sendButtonClass}
        >
          <SendIcon className="size-5.5" />
          <span className="sr-only">إرسال</span>
        </button>
      </div>
    </form>
  );
}
