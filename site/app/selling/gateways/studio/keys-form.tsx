import { gatewaySetups as limits } from '@nibras/contract/limits.ts';
import type {
  GatewayCard,
  GatewayKeyName,
} from '@nibras/contract/selling/gateways/studio/shapes.ts';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useAsyncAction } from '#platform/query/use-async-action.ts';
import { Select } from '#studio-kit/fields/select-draft-field.tsx';
import { useCheckedForm } from '#studio-kit/forms/use-checked-form.ts';
import { ConfirmButton } from '#studio-kit/frame/confirm-button.tsx';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { removeKeys, saveKeys } from './queries.ts';
import { gatewayTexts, textsOfKey } from './texts.ts';
import { useGatewayActions } from './use-gateway-actions.ts';

type Values = Partial<Record<GatewayKeyName, string>>;

const firstValues = ({ keys }: GatewayCard): Values =>
  Object.fromEntries(
    keys.map(({ name, value }) => [name, name === 'mode' && value === '' ? 'live' : value]),
  );

/** The keys of a gateway. Stored secrets are never shown; a field that is left empty keeps what is stored. */
export function KeysForm({ card }: { card: GatewayCard }) {
  const { gateway, keys, mode } = card;
  const id = useId();
  const [open, setOpen] = useState(mode === null && keys.some(({ has }) => has));
  const { form, submit, sending, control, problem, showErrors } = useCheckedForm<Values>({
    defaultValues: firstValues(card),
  });
  const { act } = useGatewayActions();
  const { name } = gatewayTexts[gateway];
  async function save(values: Values) {
    const given = Object.entries(values).filter(([, value]) => value?.trim());
    try {
      await act(() => saveKeys(gateway, { keys: Object.fromEntries(given) }), 'حُفظت المفاتيح');
      toggle(false);
    } catch (error) {
      const names = keys.map((key) => key.name);
      showErrors(error, names);
    }
  }
  const remove = useAsyncAction(async () => {
    const removed = await act(() => removeKeys(gateway), 'حُذفت المفاتيح').catch(() => null);
    if (removed) toggle(false);
  });
  const hasAny = keys.some(({ has }) => has);
  const place = useRef<HTMLDivElement>(null);
  const toggle = (isOpen: boolean) => {
    flushSync(() => {
      form.reset(firstValues(card));
      setOpen(isOpen);
    });
    // The button that was pressed is gone.
    place.current?.querySelector<HTMLElement>('input, select, button')?.focus();
  };

  if (!open) {
    return (
      <div ref={place} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 grow basis-48">
          <span className="font-medium">المفاتيح</span>
          <span className="block text-sm text-text-faint">
            {mode === null ? 'تجدها في حسابك عند البوابة.' : 'محفوظة مشفّرة في الخادم، ولا تُعرض.'}
          </span>
        </p>
        <Button variant="secondary" size="sm" onClick={() => toggle(true)}>
          {hasAny ? 'غيّر المفاتيح' : 'أدخل المفاتيح'}
          <span className="sr-only"> {name}</span>
        </Button>
        {hasAny && (
          <ConfirmButton
            act="احذفها"
            of={name}
            title={`هل تريد حذف مفاتيح ${name}؟`}
            lost="تتوقف البوابة، ولا تعود المفاتيح إلا بكتابتها من جديد."
            confirm="احذف المفاتيح"
            busy={remove.busy}
            onConfirm={() => void remove.run()}
          />
        )}
      </div>
    );
  }
  return (
    <div ref={place}>
      <form
        aria-labelledby={id}
        className="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => void submit(save, event)}
      >
        <h3 id={id} className="font-medium">
          المفاتيح<span className="sr-only"> {name}</span>
        </h3>
        {keys.map((key) => (
          <KeyField
            key={key.name}
            gateway={gateway}
            of={key}
            control={control(key.name)}
            error={problem(key.name)}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" loading={sending} loadingLabel="جارٍ الحفظ…">
            احفظ المفاتيح
          </Button>
          <Button variant="ghost" size="sm" onClick={() => toggle(false)}>
            ألغِ
          </Button>
        </div>
      </form>
    </div>
  );
}

interface KeyFieldProps {
  gateway: GatewayCard['gateway'];
  of: GatewayCard['keys'][number];
  control: UseFormRegisterReturn;
  error: string | undefined;
}

function KeyField({ gateway, of: { name, secret, has }, control, error }: KeyFieldProps) {
  const { label, hint } = textsOfKey(gateway, name);
  const shown = secret && has ? 'محفوظ ولا يُعرض. اتركه فارغًا ليبقى.' : hint;
  return (
    <Field label={label} hint={shown} error={error}>
      {name === 'mode' ? (
        <Select {...control}>
          <option value="live">الحقيقي</option>
          <option value="test">التجريبي</option>
        </Select>
      ) : (
        <Input
          dir="ltr"
          type={secret ? 'password' : 'text'}
          autoComplete={secret ? 'new-password' : 'off'}
          spellCheck={false}
          maxLength={limits.keyMaxLength}
          {...control}
        />
      )}
    </Field>
  );
}
