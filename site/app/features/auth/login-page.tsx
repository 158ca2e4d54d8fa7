import { spanLabel } from '#platform/format.ts';
import { contractResolver } from '#platform/forms/form-resolver.ts';
import { useContractForm } from '#platform/forms/use-contract-form.ts';
import { fixedMeta } from '#platform/head.ts';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/text/link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { EmailField } from './email-field.tsx';
import { RequestFailureNotice } from './request-failure-notice.tsx';
import { SessionEndedNotice } from './session-ended-notice.tsx';
import { signInTexts } from './sign-in-texts.ts';
import { useCodeRequest } from './use-code-request.ts';
import { useLoginLock } from './use-login-lock.ts';
import type { VerifyState } from './verify-state.ts';

export const meta = fixedMeta({
  title: 'تسجيل الدخول',
  description: 'ادخل إلى حسابك بكود يصل إلى بريدك الإلكتروني، بلا كلمة مرور تحفظها.',
});

const resolver = contractResolver<VerifyState>(async () => {
  const { loginBody } = await import('@nibras/contract/auth.ts');
  return loginBody.pick({ email: true });
});

export default function LoginPage() {
  const { form, control, problem, sending, submit } = useContractForm<VerifyState>({
    resolver,
    defaultValues: { email: '' },
  });
  const { send, failure } = useCodeRequest(signInTexts.loginFailed);
  const lockedMinutes = useLoginLock();

  return (
    <AuthFrame
      title="تسجيل الدخول"
      lead="اكتب بريدك الإلكتروني، وسنرسل إليك كودًا من ستة أرقام. لا كلمة مرور تحفظها."
      footer={
        <>
          ليس لديك حساب؟ <Link to="/register">أنشئ حسابًا جديدًا</Link>
          <br />
          أضفت كلمة مرور إلى حسابك؟ <Link to="/login/password">ادخل بها</Link>
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => void submit(send, event)}
        className="flex flex-col gap-5"
      >
        <SessionEndedNotice />
        <RequestFailureNotice failure={failure} getState={form.getValues} />
        <EmailField
          problem={problem('email') ?? failure?.errors.email?.[0]}
          lockedMinutes={lockedMinutes}
          {...control('email')}
        />
        <Button
          type="submit"
          size="lg"
          className="w-full"
          disabled={lockedMinutes > 0}
          loading={sending}
          loadingLabel="جارٍ إرسال الكود…"
        >
          {lockedMinutes > 0 ? `انتظر ${spanLabel(lockedMinutes, 'minute')}` : 'أرسل كود التحقق'}
        </Button>
      </form>
    </AuthFrame>
  );
}
