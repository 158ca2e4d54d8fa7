import { messenger as limits } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessage } from '#platform/api/api-error.ts';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import { useContractForm } from '#platform/forms/use-contract-form.ts';
import { Input } from '#ui/form/input.tsx';
import { SendIcon } from '#ui/ornament/icons.ts';
import { sendButtonClass } from '../composer/send-button-class.ts';
import { messengerTexts } from '../messenger-texts.ts';
import { sendSimpleMessage, simpleMessagesQuery } from './simple-chat.ts';

type MessageForm = { body: string };

const resolver = contractResolver<MessageForm>(async () =>
  (await import('@nibras/contract/conversation/messenger/shapes.ts')).sendMessageBody.pick({
    body: true,
  }),
);

/** The form of the simple chat. The text stays in the field until it has been sent. */
export function SimpleComposer({ id }: { id: string }) {
  const { form, control, submit } = useContractForm<MessageForm>({
    resolver,
    defaultValues: { body: '' },
  });
  const client = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (body: string) => sendSimpleMessage(id, body),
    onSuccess: (_response, body) => {
      if (form.getValues('body').trim() === body) form.reset({ body: '' });
      return client.invalidateQueries({ queryKey: simpleMessagesQuery(id).queryKey });
    },
  });
  const body = form.watch('body').trim();
  const tooLong = body.length > limits.textMaxLength;
  const errorText = tooLong
    ? `الرسالة أطول من ${countLabel(limits.textMaxLength, 'letter', 'genitive')}. اختصرها أو قسّمها.`
    : error && (serverMessage(error) ?? messengerTexts.sendFailed);

  return (
    <form
      onSubmit={(event) => {
        // The mutation's error is shown above.
        const send = async () => void (await mutateAsync(body).catch(() => undefined));
        void submit(send, event);
      }}
      className="shrink-0 border-t border-line bg-surface px-3 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] sm:px-5"
    >
      {errorText && (
        <p role="alert" className="px-2 pb-2 text-sm text-danger">
          {errorText}
        </p>
      )}
      <div className="flex items-center gap-2">
        <Input
          {...control('body')}
          aria-label="نص الرسالة"
          placeholder="اكتب رسالتك…"
          enterKeyHint="send"
          autoComplete="off"
          className="rounded-xl!"
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
