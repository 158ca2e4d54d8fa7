import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#platform/api/api-error.ts';
import { SettingRow } from '#ui/form/setting-row.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { removePassword } from './calls.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { securityTexts as texts } from './security-texts.ts';

interface PasswordSettingProps {
  email: string | undefined;
  hasPassword: boolean;
  onChange(hasPassword: boolean): void;
  withConfirmation<Result>(action: () => Promise<Result>): Promise<Result>;
}

/** Whether the account has a password, and the ways to set, change and remove it. */
export function PasswordSetting(props: PasswordSettingProps) {
  const { email, hasPassword, onChange, withConfirmation } = props;
  const [choosing, setChoosing] = useState(false);
  const removing = useMutation({
    mutationFn: () => withConfirmation(removePassword),
    onSuccess: ({ message, has_password }) => {
      toast({ variant: 'success', title: message });
      onChange(has_password);
    },
    onError: (error) =>
      toast({
        variant: 'destructive',
        title: texts.passwordNotRemoved,
        description: errorText(error),
      }),
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
          onChange: () => setChoosing(true),
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
      {choosing && (
        <PasswordDialog
          email={email}
          hasPassword={hasPassword}
          withConfirmation={withConfirmation}
          onClose={() => setChoosing(false)}
          onSaved={(has) => {
            setChoosing(false);
            onChange(has);
          }}
        />
      )}
    </>
  );
}
