import { CodeDialog } from '#platform/forms/code/code-dialog.tsx';
import type { CodeAnswer } from '#platform/forms/code/code-outcome.ts';
import { profileTexts as texts } from './profile-texts.ts';

interface EmailCodeDialogProps {
  /** The new email address. */
  email: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  resendAt: number | null;
  onResent(resendAt: number): void;
  verify(code: string): Promise<CodeAnswer>;
  /** Requests another code. */
  onResend(): Promise<unknown>;
  onConfirmed(): void;
}

/** The dialog for the code that confirms a new email. */
export function EmailCodeDialog({ email, onResend, ...dialog }: EmailCodeDialogProps) {
  return (
    <CodeDialog
      {...dialog}
      resend={async () => {
        await onResend();
        return { title: null, message: null };
      }}
      success={texts.emailConfirmed}
      description={
        <>
          أرسلنا كودًا من ستة أرقام إلى{' '}
          <bdi className="font-medium wrap-anywhere text-text">{email}</bdi>. أدخله ليصبح بريد
          حسابك.
        </>
      }
    />
  );
}
