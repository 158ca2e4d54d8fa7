import { transfers as limits } from '@nibras/contract/limits.ts';
import type { TransferChannelKind } from '@nibras/contract/selling/transfers/shapes.ts';
import { type FormEvent, useState } from 'react';
import { ApiError, errorText } from '#platform/api/api-error.ts';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
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
  const [name, setName] = useState(values.name);
  const [number, setNumber] = useState(values.number);
  const [words, setWords] = useState(values.words);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { busy, run } = useAsyncAction(async () => {
    if (number.trim() === '' && kind !== 'cash') {
      setErrors({ number: 'اكتب ما يحوَّل إليه المبلغ، ليظهر للطلاب.' });
      return;
    }
    try {
      await onSave({ name: name.trim(), number: number.trim(), words: words.trim() });
      onClose();
    } catch (error) {
      const found = error instanceof ApiError ? Object.entries(error.errors) : [];
      setErrors(Object.fromEntries(found.map(([field, [text = '']]) => [field, text])));
      toast({ title: 'لم يُحفظ', description: errorText(error), variant: 'destructive' });
    }
  });
  return (
    <form
      className="flex flex-col gap-4 px-4 py-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void run();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.number} hint={texts.numberHint} error={errors.number ?? ''}>
          <Input
            dir="auto"
            autoFocus
            autoComplete="off"
            value={number}
            maxLength={limits.channelNumberMaxLength}
            onChange={({ target }) => {
              setNumber(target.value);
              setErrors({});
            }}
          />
        </Field>
        <Field label="الاسم الذي يراه الطلاب" error={errors.name ?? ''}>
          <Input
            value={name}
            maxLength={limits.channelNameMaxLength}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      </div>
      <Field label="ماذا يفعل الطالب؟" optional error={errors.words ?? ''}>
        <Textarea
          rows={3}
          value={words}
          maxLength={limits.channelWordsMaxLength}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={busy} loadingLabel="يُحفظ…">
          احفظ
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          إلغاء
        </Button>
      </div>
    </form>
  );
}
