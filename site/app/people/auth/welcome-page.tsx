import { wording } from '@nibras/contract/text/wording.ts';
import { OutcomeBanner } from '#platform/forms/form-parts.tsx';
import { fixedMeta } from '#platform/head.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useNameForm } from './use-name-form.ts';

export const meta = fixedMeta({ title: 'أهلًا بك', noindex: true });

/** Asks a new person for their name, after the code has made the account (docs/behaviour/auth.md#the-name). */
export default function WelcomePage() {
  const { submit, skip, control, problem, failed, sending } = useNameForm();
  return (
    <AuthFrame
      title="أهلًا بك، ما اسمك؟"
      lead={wording`أنشأنا حسابك. يظهر اسمك مع استفساراتك وتقييماتك، وتستطيع تغييره من ملفك الشخصي.`}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {failed && <OutcomeBanner outcome={failed} cameWithPage={false} />}
        <Field label="الاسم الكامل" required error={problem('name')}>
          <Input autoComplete="name" autoFocus {...control('name')} />
        </Field>
        <Button
          type="submit"
          size="lg"
          className="w-full"
          loading={sending}
          loadingLabel="جارٍ الحفظ…"
        >
          احفظ وتابع
        </Button>
        <Button variant="ghost" onClick={skip}>
          لاحقًا
        </Button>
      </form>
    </AuthFrame>
  );
}
