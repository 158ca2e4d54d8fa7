import { useState } from 'react';
import { CodeDialog } from '#platform/forms/code/code-dialog.tsx';
import { giveProof, requestProof } from './proof-calls.ts';

interface ProofDialogProps {
  /** The current email, which receives the code. */
  email: string | undefined;
  /** When another code may be requested, in ms since the epoch. */
  resendAt: number;
  onClosed(given: boolean): void;
}

/** «للتأكد أنك أنت»: the code that proves access to the account's email, before an act of power. */
export function ProofDialog({ email, onClosed, ...first }: ProofDialogProps) {
  const [resendAt, setResendAt] = useState(first.resendAt);
  return (
    <CodeDialog
      open
      onOpenChange={(open) => open || onClosed(false)}
      title="للتأكد أنك أنت"
      verify={async (code) => ({ title: null, message: (await giveProof(code)).message })}
      resend={async () => {
        await requestProof();
        return { title: null, message: null };
      }}
      resendAt={resendAt}
      onResent={setResendAt}
      success="تأكدنا من أنك صاحب الحساب."
      onConfirmed={() => onClosed(true)}
      description={
        <>
          أرسلنا كودًا من ستة أرقام إلى بريدك{' '}
          <bdi className="font-medium wrap-anywhere text-text">{email}</bdi>. أدخله، ونكمل ما بدأته.
        </>
      }
    />
  );
}
