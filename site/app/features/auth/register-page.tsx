import { spanLabel } from '#platform/format.ts';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import { useContractForm } from '#platform/forms/use-contract-form.ts';
import { fixedMeta } from '#platform/head.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Link } from '#ui/text/link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { EmailField } from './email-field.tsx';
import { RequestFailureNotice } from './request-failure-notice.tsx';
import { signInTexts } from './sign-in-texts.ts';
import { useCodeRequest } from './use-code-request.ts';
import { useLoginLock } from './use-login-lock.ts';

export const meta = fixedMeta({
  title: 'إنشاء حساب',
  description: 'أنشئ حسابك باسمك وبريدك الإلكتروني، وابدأ تعلم البرمجة بالعربية اليوم.',
});

type RegisterFields = { name: string; email: string };

const resolver = contractResolver<RegisterFields>(async () => {
  const { registerBody } = await import('@nibras/contract/auth.ts');
  return registerBody.pick({ name: true, email: true });
});

export default function RegisterPage() {
  const { form, control, problem, sending, submit } = useContractForm<RegisterFields>({
    resolver,
    defaultValues: { name: '', email: '' },
  });
  const { send, failure } = useCodeRequest(signInTexts.registerFailed);
  const lockedMinutes = useLoginLock();
  const errorOf = (field: keyof RegisterFields) => problem(field) ?? failure?.errors[field]?.[0];

  return (
    <AuthFrame
      title="إنشاء حساب"
      lead="اسمك وبريدك الإلكتروني يكفيان. سنرسل إليك كودًا نتأكد به أن البريد بريدك."
      footer={
        <>
          لديك حساب بالفعل؟ <Link to="/login">سجّل الدخول</Link>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => void submit(send, event)}
        className="flex flex-col gap-5"
      >
        <RequestFailureNotice failure={failure} getState={form.getValues} />
        <Field label="الاسم الكامل" required error={errorOf('name')}>
          <Input autoComplete="name" {...control('name')} />
        </Field>
        <EmailField
          problem={errorOf('email')}
          lockedMinutes={lockedMinutes}
          {...control('email')}
        />
        <Button
          type="submit"
          size="lg"
          className="w-full"
          disabled={lockedMinutes > 0}
          loading={sending}
          loadingLabel="جارٍ إنشاء الحساب…"
        >
          {lockedMinutes > 0 ? `انتظر ${spanLabel(lockedMinutes, 'minute')}` : 'أنشئ الحساب'}
        </Button>
      </form>
    </AuthFrame>
  );
}
