import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { SettingRow } from '#ui/form/setting-row.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { removePassword } from './calls.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { securityTexts as texts } from './security-texts.ts';

interface PasswordSettingProps {
  email: string | undefined;
  hasPassword: boolean;
  onChange(hasPassword: boolean): void;
}

/** The setting to add, change or remove the account's password. */
export function PasswordSetting(props: PasswordSettingProps) {
  const { email, hasPassword, onChange } = props;
  const [dialogOpen, setDialogOpen] = useState(false);
  const removing = useMutation({
    mutationFn: removePassword,
    onSuccess: ({ message, has_password }) => {
      toast({ variant: 'success', title: message });
      onChange(has_password);
    },
    onError: (error) => toastFailure(texts.passwordNotRemoved, error),
  });
  return (
    <>
      <SettingRow
        title="كلمة المرور"
        description={
          hasPassword
            ? 'لحسابك كلمة مرور، ويمكنك دائمًا الدخول بالكود الذي يصلك بالبريد.'
            : 'ليس لحسابك كلمة مرور، فالدخول إليه بالكود الذي يصلك بالبريد وحده.'
        }
        change={{
          label: hasPassword ? 'تغيير' : 'إضافة',
          busy: false,
          busyLabel: '',
          onChange: () => setDialogOpen(true),
        }}
        secondChange={
          hasPassword
            ? {
                label: 'إزالة',
                busy: removing.isPending,
                busyLabel: 'جارٍ الإزالة…',
                onChange: () => removing.mutate(),
              }
            : undefined
        }
      />
      {dialogOpen && (
        <PasswordDialog
          email={email}
          hasPassword={hasPassword}
          onClose={() => setDialogOpen(false)}
          onSaved={(hasNewPassword) => {
            setDialogOpen(false);
            onChange(hasNewPassword);
          }}
        />
      )}
    </>
  );
}
