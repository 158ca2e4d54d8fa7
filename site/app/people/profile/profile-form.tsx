import type { ProfileChange } from '@nibras/contract/compat/parse-profile-change.ts';
import { OutcomeBanner } from '#platform/forms/form-parts.tsx';
import type { SessionUser } from '#platform/session/session-types.ts';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { useProfileForm } from './use-profile-form.ts';

interface ProfileFormProps {
  user: SessionUser;
  /** A new email that is not confirmed yet. */
  pendingEmail: string | null;
  onEnterCode(): void;
  onSaved(change: ProfileChange): void;
}

/** The form of name, email and phone number. */
export function ProfileForm({ user, pendingEmail, onEnterCode, onSaved }: ProfileFormProps) {
  const { submit, failed, saving, control, problem } = useProfileForm(user, onSaved);
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 items-start gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      <Field label="الاسم" required error={problem('name')} className="sm:col-span-2">
        <Input autoComplete="name" {...control('name')} />
      </Field>
      <Field
        label="البريد الإلكتروني"
        required
        error={problem('email')}
        hint="إن غيّرته أرسلنا كودًا إلى البريد الجديد، ويبقى بريدك الحالي حتى تدخله."
      >
        <Input
          type="email"
          autoComplete="email"
          inputMode="email"
          placeholder="name@example.com"
          {...control('email')}
        />
      </Field>
      <Field label="رقم الهاتف" required error={problem('phone_number')}>
        <Input
          type="tel"
          autoComplete="tel"
          placeholder="+20 100 123 4567"
          {...control('phone_number')}
        />
      </Field>
      {pendingEmail && (
        <Notice
          tone="warning"
          title="بريدك الجديد ينتظر التأكيد"
          className="max-sm:flex-wrap sm:col-span-2"
          action={
            <Button variant="secondary" size="sm" onClick={onEnterCode}>
              أدخل الكود
            </Button>
          }
        >
          أرسلنا الكود إلى <bdi className="font-medium wrap-anywhere">{pendingEmail}</bdi>.
        </Notice>
      )}
      {failed && (
        <div className="sm:col-span-2">
          <OutcomeBanner outcome={failed} cameWithPage={false} />
        </div>
      )}
      <Button
        type="submit"
        size="lg"
        className="sm:col-span-2 sm:justify-self-start"
        loading={saving}
        loadingLabel="جارٍ الحفظ…"
      >
        حفظ التعديلات
      </Button>
    </form>
  );
}
