import { transfers as limits } from '@nibras/contract/limits.ts';
import { fromMinor } from '@nibras/contract/money.ts';
import type { Purchase } from '@nibras/contract/selling/purchases/shapes.ts';
import type { Transfer, TransferChannel } from '@nibras/contract/selling/transfers/shapes.ts';
import { type FormEvent, useRef } from 'react';
import { useFirstError } from '#platform/forms/use-first-error.ts';
import { Button } from '#ui/form/button.tsx';
import { DateInput } from '#ui/form/date-input.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { Money } from '#ui/text/money.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import { CopyLine } from './copy-line.tsx';
import { ReceiptPicture } from './receipt-picture.tsx';
import { localMoment, useReceipt } from './use-receipt.ts';

interface TransferFormProps {
  purchase: Purchase;
  channels: TransferChannel[];
  /** The receipt that was sent before, to be replaced; null without one. */
  transfer: Transfer | null;
  onSent(): void;
}

/** An amount as an app of a bank takes it: without needless zeros. */
const typedAmount = ({ due, currency }: Purchase) => fromMinor(due, currency).replace(/\.0+$/, '');

/** What to transfer and where to, and the receipt of it: for anyone who pays by a transfer. */
export function TransferForm({ purchase, channels, transfer, onSent }: TransferFormProps) {
  const receipt = useReceipt({ purchase: purchase.id, channels, transfer, onSent });
  const { errors, progress } = receipt;
  const sending = progress !== null;
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, receipt.failed);
  const problem = (field: keyof typeof errors) => errors[field] ?? '';
  return (
    <form
      ref={form}
      aria-label="إيصال التحويل"
      className="flex flex-col gap-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        receipt.send();
      }}
    >
      <div>
        <ChannelChoice
          channels={channels}
          value={receipt.channel}
          disabled={sending}
          onChange={receipt.setChannel}
        />
        {errors.channel && (
          <p data-error="" role="alert" className="mt-2 text-sm text-danger">
            {errors.channel}
          </p>
        )}
        <dl className="mt-3 divide-y divide-line rounded-md bg-sunken px-4">
          <CopyLine
            label="المبلغ"
            value={typedAmount(purchase)}
            shown={<Money amount={purchase.due} currency={purchase.currency} />}
          />
          <CopyLine
            label="مرجع التحويل"
            value={purchase.reference}
            hint="اكتبه في خانة الملاحظات أو سبب التحويل إن وُجدت، فبه نعرف تحويلك."
          />
        </dl>
      </div>
      <fieldset disabled={sending} className="flex min-w-0 flex-col gap-4">
        <legend className="mb-2 font-medium">ثم أرسل صورة الإيصال</legend>
        <ReceiptPicture
          picture={receipt.picture}
          former={receipt.former}
          problem={errors.attachment ?? null}
          opening={receipt.opening}
          disabled={sending}
          onChoose={receipt.choose}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label="آخر أرقام رقمك أو حسابك"
            optional
            hint="آخر 4 أرقام مما حوّلت منه."
            error={problem('sender_digits')}
          >
            <Input
              dir="ltr"
              inputMode="numeric"
              autoComplete="off"
              value={receipt.digits}
              maxLength={limits.digits.most}
              onChange={({ target }) => receipt.setDigits(target.value)}
            />
          </Field>
          <Field label="وقت التحويل" optional hint="كما في الإيصال." error={problem('sent_at')}>
            <DateInput
              withTime
              value={receipt.sentAt}
              max={localMoment(new Date())}
              onChange={({ target }) => receipt.setSentAt(target.value)}
            />
          </Field>
        </div>
        <Field label="ملاحظة" optional error={problem('note')}>
          <Textarea
            rows={2}
            className="min-h-16!"
            value={receipt.note}
            maxLength={limits.noteMaxLength}
            onChange={({ target }) => receipt.setNote(target.value)}
          />
        </Field>
      </fieldset>
      {receipt.failure && !sending && <Notice tone="danger">{receipt.failure}</Notice>}
      <div className="flex min-h-13 flex-wrap items-center gap-3">
        {progress === null ? (
          <Button type="submit" size="lg" className="w-full sm:w-auto">
            أرسل الإيصال
          </Button>
        ) : (
          <>
            <ProgressBar
              // Everything is uploaded: the time that the server still needs is unknown.
              value={progress < 1 ? progress : null}
              label="إرسال الإيصال"
              showValue
              className="grow"
            />
            <Button variant="secondary" onClick={receipt.cancel}>
              إلغاء الإرسال
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
