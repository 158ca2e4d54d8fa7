import { transfers as limits } from '@nibras/contract/limits.ts';
import type { TransferChannelKind } from '@nibras/contract/selling/transfers/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { useCheckedForm } from '#studio-kit/forms/use-checked-form.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { isolatedCodes, withoutIsolates } from '../../isolated-codes.ts';
import { kindTexts } from './channel-texts.ts';

export interface ChannelValues {
  name: string;
  number: string;
  words: string;
}

interface ChannelFormProps {
  kind: TransferChannelKind;
  values: ChannelValues;
  /** Throws as the API client does. */
  onSave(values: ChannelValues): Promise<void>;
  onClose(): void;
}

/** What a channel says: its name, the number, and what people are to do. */
export function ChannelForm({ kind, values, onSave, onClose }: ChannelFormProps) {
  const texts = kindTexts[kind];
  const { submit, sending, control, problem, showErrors } = useCheckedForm<ChannelValues>({
    // A field shows its text from right to left, and a code in it must not be turned round.
    defaultValues: { ...values, words: isolatedCodes(values.words) },
    check: ({ number }) => ({
      number:
        number.trim() === '' && kind !== 'cash' && wording`اكتب ما يحوَّل إليه المبلغ، ليظهر للطلاب.`,
    }),
  });

  async function send({ name, number, words }: ChannelValues) {
    try {
      await onSave({
        name: name.trim(),
        number: number.trim(),
        words: withoutIsolates(words).trim(),
      });
      onClose();
    } catch (error) {
      showErrors(error, ['number', 'name', 'words']);
      toastFailure('تعذر الحفظ', error);
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4 px-4 py-4"
      onSubmit={(event) => void submit(send, event)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.number} hint={texts.numberHint} error={problem('number')}>
          <Input
            dir="auto"
            autoFocus
            autoComplete="off"
            maxLength={limits.channelNumberMaxLength}
            {...control('number')}
          />
        </Field>
        <Field label={wording`الاسم الذي يراه الطلاب{ون}`} error={problem('name')}>
          <Input maxLength={limits.channelNameMaxLength} {...control('name')} />
        </Field>
      </div>
      <Field label={wording`ماذا {يفعل|تفعل} الطالب؟`} optional error={problem('words')}>
        <Textarea rows={3} maxLength={limits.channelWordsMaxLength} {...control('words')} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={sending} loadingLabel="جارٍ الحفظ…">
          احفظ
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          إلغاء
        </Button>
      </div>
    </form>
  );
}
