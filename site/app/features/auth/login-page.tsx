import { spanLabel } from '#platform/format.ts';
import { contractRules } from '#platform/forms/contract-rules.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { fixedMeta } from '#platform/head.ts';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/text/link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { EmailField } from './email-field.tsx';
import { RequestFailureNotice } from './request-failure-notice.tsx';
import { signInTexts } from './sign-in-texts.ts';
import { useCodeRequest } from './use-code-request.ts';
import { useLoginLock } from './use-login-lock.ts';

export const meta = fixedMeta({
  title: 'تسجيل الدخول',
  description: 'ادخل إلى حسابك بكود يصل إلى بريدك الإلكتروني، بلا كلمة مرور تحفظها.',
});

const fields = ['email'] as const;

const rules = contractRules<(typeof fields)[number]>(async () => {
  const { loginBody } = await import('@nibras/contract/auth.ts');
  return loginBody.pick({ email: true });
});

export default function LoginPage() {
  const { form, control, problems, sending } = useForm(fields, rules);
  const { send, failure } = useCodeRequest(signInTexts.loginFailed);
  const lockedMinutes = useLoginLock();
  const problem = problems.email ?? failure?.errors.email?.[0];

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
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit(send);
        }}
        className="flex flex-col gap-5"
      >
        <RequestFailureNotice failure={failure} wish={form.values} />
        <EmailField problem={problem} lockedMinutes={lockedMinutes} {...control('email')} />
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
