import { passwords as limits } from '@nibras/contract/limits.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { useState } from 'react';
import { OutcomeBanner } from '#platform/forms/form-parts.tsx';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { type PasswordForm, usePasswordForm } from './use-password-form.ts';

interface PasswordDialogProps extends PasswordForm {
  email: string | undefined;
  hasPassword: boolean;
  onClose(): void;
}

/** The dialog to set a password. It has one field, since the password can be visible instead of typed twice. */
export function PasswordDialog({ email, hasPassword, onClose, ...rest }: PasswordDialogProps) {
  const { submit, control, problem, failed, saving } = usePasswordForm(rest);
  const [visible, setVisible] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={hasPassword ? 'كلمة مرور جديدة' : 'أضف كلمة مرور'}
      description={
        hasPassword
          ? 'بعد تغييرها يُسجَّل الخروج من كل أجهزتك الأخرى.'
          : 'تدخل بها دون انتظار الكود. ويبقى الدخول بالكود متاحًا لك.'
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {/* Password managers store the email with the password. */}
        <input type="hidden" name="username" autoComplete="username" value={email ?? ''} readOnly />
        <Field
          label="كلمة المرور"
          required
          error={problem}
          hint={`${countLabel(limits.minLength, 'letter')} أو أكثر. عدة كلمات لا يسهل توقعها خير من كلمة واحدة.`}
        >
          <Input
            type={visible ? 'text' : 'password'}
            autoComplete="new-password"
            autoCapitalize="off"
            spellCheck={false}
            {...control}
          />
        </Field>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={visible}
            onChange={(event) => setVisible(event.target.checked)}
            className="size-5 accent-link"
          />
          إظهار كلمة المرور
        </label>
        {failed && <OutcomeBanner outcome={failed} cameWithPage={false} />}
        <Button type="submit" size="lg" loading={saving} loadingLabel="جارٍ الحفظ…">
          احفظ كلمة المرور
        </Button>
      </form>
    </Dialog>
  );
}
