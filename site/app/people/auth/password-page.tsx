import { OutcomeBanner } from '#platform/forms/form-parts.tsx';
import { fixedMeta } from '#platform/head.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Link } from '#ui/text/link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { usePasswordSignIn } from './use-password-sign-in.ts';

export const meta = fixedMeta({ title: 'الدخول بكلمة المرور', noindex: true });

/** Sign-in for users who have set a password in their profile; every user can sign in with a code. */
export default function PasswordPage() {
  const { submit, control, problem, failed, sending } = usePasswordSignIn();
  return (
    <AuthFrame
      title="الدخول بكلمة المرور"
      lead="لمن أضاف كلمة مرور من ملفه الشخصي."
      footer={
        <>
          نسيتها أو ليست لديك؟ <Link to="/login">ادخل بكود يصل إلى بريدك</Link>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failed && <OutcomeBanner outcome={failed} cameWithPage={false} />}
        <Field label="البريد الإلكتروني" required error={problem('email')}>
          <Input
            type="email"
            autoComplete="username"
            inputMode="email"
            placeholder="name@example.com"
            {...control('email')}
          />
        </Field>
        <Field label="كلمة المرور" required error={problem('password')}>
          <Input type="password" autoComplete="current-password" {...control('password')} />
        </Field>
        <Button
          type="submit"
          size="lg"
          className="w-full"
          loading={sending}
          loadingLabel="جارٍ تسجيل الدخول…"
        >
          ادخل
        </Button>
      </form>
    </AuthFrame>
  );
}
