import { fixedMeta } from '#platform/head.ts';
import { Link } from '#ui/text/link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { CodeRequestForm } from './code-request-form.tsx';

export const meta = fixedMeta({
  title: 'تسجيل الدخول',
  description: 'ادخل إلى حسابك أو أنشئه بكود يصل إلى بريدك الإلكتروني، بلا كلمة مرور تحفظها.',
});

/** The one way in: for those who have an account, and for those who get one by the code. */
export default function LoginPage() {
  return (
    <AuthFrame
      title="تسجيل الدخول"
      lead="اكتب بريدك الإلكتروني، وسنرسل إليك كودًا من ستة أرقام تدخل به. وإن لم يكن لك حساب أنشأناه لك، بلا كلمة مرور تحفظها."
      footer={
        <>
          تريد كتابة اسمك أولًا؟ <Link to="/register">أنشئ حسابًا جديدًا</Link>
          <br />
          أضفت كلمة مرور إلى حسابك؟ <Link to="/login/password">ادخل بها</Link>
        </>
      }
    >
      <CodeRequestForm kind="signIn" />
    </AuthFrame>
  );
}
