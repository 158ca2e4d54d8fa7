import { wording } from '@nibras/contract/text/wording.ts';
import type { TextValues } from '#platform/forms/draft.ts';
import { HoneypotField, OutcomeBanner } from '#platform/forms/form-parts.tsx';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import type { PostedForm } from '#platform/forms/posted-form.ts';
import { useKnownUser } from '#platform/forms/use-draft.ts';
import { useSentForm } from '#platform/forms/use-sent-form.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { SendIcon } from '#ui/ornament/icons.ts';
import { type OrderField, orderFields } from './order-fields.ts';
import { orderTexts } from './order-texts.ts';

const resolver = contractResolver<TextValues>(async () => {
  const { orderBody } = await import('@nibras/contract/selling/orders/shapes.ts');
  // The page has it from its address.
  return orderBody.omit({ service_id: true });
});

interface OrderFormProps {
  /** Empty for a general request. */
  serviceId: string;
  posted: PostedForm<OrderField> | undefined;
}

/** The order form (docs/behaviour/orders.md#form). */
export function OrderForm({ serviceId, posted }: OrderFormProps) {
  const { form, submit, sending, outcome, cameWithPage, control, problem } = useSentForm({
    name: 'order',
    fields: orderFields,
    resolver,
    async send(values) {
      const { sendOrder } = await import('./send-order.ts');
      return sendOrder({ ...values, service_id: serviceId });
    },
    words: orderTexts.failed,
    posted,
  });
  useKnownUser(form);
  const banner = <OutcomeBanner outcome={outcome} cameWithPage={cameWithPage} />;

  return (
    <form
      method="post"
      // Set by script, so that without JavaScript the browser still validates the form.
      ref={(element) => {
        if (element) element.noValidate = true;
      }}
      onSubmit={submit}
      className="grid gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      {cameWithPage && <div className="sm:col-span-2">{banner}</div>}
      <input type="hidden" name="service_id" value={serviceId} />
      <HoneypotField />
      <Field label="الاسم" required error={problem('name')}>
        <Input autoComplete="name" {...control('name')} />
      </Field>
      <Field label="رقم الهاتف" required error={problem('phone')}>
        <Input type="tel" autoComplete="tel" placeholder="+20 100 123 4567" {...control('phone')} />
      </Field>
      <Field label="البريد الإلكتروني" required error={problem('email')}>
        <Input
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder="name@example.com"
          {...control('email')}
        />
      </Field>
      <Field label="البلد" required error={problem('country')}>
        <Input autoComplete="country-name" {...control('country')} />
      </Field>
      <Field label="المسمى الوظيفي" required error={problem('Job_title')} className="sm:col-span-2">
        <Input
          autoComplete="organization-title"
          placeholder={wording`مثل: صاحب متجر، مديرة {=مشروع}، {=طالب}`}
          {...control('Job_title')}
        />
      </Field>
      <Field
        label="وصف الطلب"
        required
        hint="ما الذي تريد إنجازه؟ ومتى تحتاج إليه؟ اذكر كل ما يساعدنا على فهمه."
        error={problem('description')}
        className="sm:col-span-2"
      >
        <Textarea rows={6} className="min-h-44!" {...control('description')} />
      </Field>
      <div className="flex flex-col gap-4 sm:col-span-2 sm:flex-row sm:items-start sm:gap-6">
        <Button
          type="submit"
          size="lg"
          icon={<SendIcon className="size-5" />}
          loading={sending}
          loadingLabel="جارٍ إرسال الطلب…"
        >
          أرسل الطلب
        </Button>
        {/* After the button, so that its appearance does not move the button. */}
        {!cameWithPage && banner}
      </div>
    </form>
  );
}
