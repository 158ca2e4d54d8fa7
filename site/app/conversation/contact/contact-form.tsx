import type { TextValues } from '#platform/forms/draft.ts';
import { HoneypotField, OutcomeBanner } from '#platform/forms/form-parts.tsx';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import type { PostedForm } from '#platform/forms/posted-form.ts';
import { useKnownUser } from '#platform/forms/use-draft.ts';
import { useSentForm } from '#platform/forms/use-sent-form.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { SendIcon } from '#ui/ornament/icons.ts';
import {
  type ContactField,
  contactFields,
  contactTexts,
  mailtoUrl,
  sendMessageVisibly,
} from './send-message.ts';

const resolver = contractResolver<TextValues>(async () => {
  const { contactBody } = await import('@nibras/contract/conversation/contact/shapes.ts');
  return contactBody.pick({ name: true, email: true, subject: true, message: true });
});

/** The contact form (docs/behaviour/contact.md#contact). */
export function ContactForm({ posted }: { posted: PostedForm<ContactField> | undefined }) {
  const { contact } = useSiteConfig();
  const { form, submit, sending, outcome, cameWithPage, control, problem } = useSentForm({
    name: 'contact',
    fields: contactFields,
    resolver,
    send: sendMessageVisibly,
    words: contactTexts.failed,
    posted,
  });
  useKnownUser(form);
  const typed = cameWithPage ? posted?.values : form.getValues();
  const banner = (
    <OutcomeBanner
      outcome={outcome}
      cameWithPage={cameWithPage}
      action={
        contact.email && (
          <Button asChild variant="secondary" size="sm">
            <a href={mailtoUrl(contact.email, typed ?? {})}>أرسلها من بريدك</a>
          </Button>
        )
      }
    />
  );

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
      <HoneypotField />
      <Field label="الاسم الكامل" required error={problem('name')}>
        <Input autoComplete="name" {...control('name')} />
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
      <Field label="الموضوع" required error={problem('subject')} className="sm:col-span-2">
        <Input {...control('subject')} />
      </Field>
      <Field label="الرسالة" required error={problem('message')} className="sm:col-span-2">
        <Textarea rows={7} className="min-h-44!" {...control('message')} />
      </Field>
      <div className="flex flex-col gap-4 sm:col-span-2 sm:flex-row sm:items-start sm:gap-6">
        <Button
          type="submit"
          size="lg"
          icon={<SendIcon className="size-5" />}
          loading={sending}
          loadingLabel="جارٍ إرسال الرسالة…"
        >
          أرسل الرسالة
        </Button>
        {/* After the button, so that its appearance does not move the button. */}
        {!cameWithPage && banner}
      </div>
    </form>
  );
}
