import { fixedMeta } from '#platform/head.ts';
import { Link } from '#ui/text/link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { CodeRequestForm } from './code-request-form.tsx';

export const meta = fixedMeta({
  title: 'إنشاء حساب',
  description: 'أنشئ حسابك باسمك وبريدك الإلكتروني، وابدأ تعلم البرمجة بالعربية اليوم.',
});

export default function RegisterPage() {
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
      <CodeRequestForm kind="register" />
    </AuthFrame>
  );
}
