import { CodeDialog } from '#platform/forms/code/code-dialog.tsx';
import { Link } from '#ui/text/link.tsx';
import { confirmSession, requestConfirmation } from './calls.ts';
import { securityTexts as texts } from './security-texts.ts';
import type { ConfirmationState } from './use-confirmation.ts';

interface ConfirmationDialogProps extends ConfirmationState {
  /** The current email, which receives the code. */
  email: string | undefined;
}

/** The dialog for the code that proves access to the account's email. */
export function ConfirmationDialog({ email, onClosed, ...code }: ConfirmationDialogProps) {
  return (
    <CodeDialog
      {...code}
      open
      onOpenChange={(open) => open || onClosed(false)}
      verify={confirmSession}
      resend={async () => {
        await requestConfirmation();
        return { title: null, message: null };
      }}
      success={texts.confirmed}
      onConfirmed={() => onClosed(true)}
      description={
        <>
          لحماية حسابك أرسلنا كودًا من ستة أرقام إلى بريدك الحالي{' '}
          <bdi className="font-medium wrap-anywhere text-text">{email}</bdi>. لم يعد هذا البريد
          متاحًا لك؟ <Link to="/contact">تواصل معنا</Link>
        </>
      }
    />
  );
}
