import type { MailStep, MailTest } from '@nibras/contract/site/settings/studio/shapes.ts';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { useSession } from '#platform/session/session-store.ts';
import { useCheckedForm } from '#studio-kit/forms/use-checked-form.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { ErrorIcon, HelpIcon, SuccessIcon } from '#ui/ornament/icons.ts';
import { Notice } from '#ui/overlay/notice.tsx';
import { testMail } from './queries.ts';

/** Sends a test and says what is wrong, step by step. */
export function MailTestForm() {
  const own = useSession(({ user }) => user?.email ?? '');
  const { submit, sending, control } = useCheckedForm({ defaultValues: { to: own } });
  const [result, setResult] = useState<MailTest | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function send({ to }: { to: string }) {
    setResult(null);
    setFailure(null);
    try {
      setResult(await testMail(to));
    } catch (error) {
      setFailure(errorText(error));
    }
  }

  return (
    <form
      className="flex flex-col gap-4 border-t border-line pt-5"
      noValidate
      onSubmit={(event) => void submit(send, event)}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Field label="أرسل رسالة تجريبية إلى" className="grow basis-64">
          <Input type="email" {...control('to')} />
        </Field>
        <Button type="submit" variant="secondary" loading={sending} loadingLabel="جارٍ التجربة…">
          جرّب الآن
        </Button>
      </div>
      <div role="status" className="flex flex-col gap-3">
        {failure && <Notice tone="danger">{failure}</Notice>}
        {result?.steps.map((step) => (
          <Step key={step.code} step={step} />
        ))}
      </div>
    </form>
  );
}

const marks = {
  ok: { icon: SuccessIcon, className: 'text-success' },
  warning: { icon: ErrorIcon, className: 'text-warning' },
  failed: { icon: ErrorIcon, className: 'text-danger' },
  unknown: { icon: HelpIcon, className: 'text-text-faint' },
} as const;

function Step({ step: { state, title, hint, text } }: { step: MailStep }) {
  const { icon: Icon, className } = marks[state];
  return (
    <div className="flex gap-2.5">
      <Icon className={`mt-1 size-5 shrink-0 ${className}`} />
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        {hint && <p className="text-sm text-text-soft">{hint}</p>}
        {text && (
          <p dir="ltr" className="mt-1 text-end text-sm wrap-anywhere text-text-faint">
            {text}
          </p>
        )}
      </div>
    </div>
  );
}
