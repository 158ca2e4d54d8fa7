import { wording } from '@nibras/contract/text/wording.ts';
import { CodeDialog, type CodeDialogProps } from '#platform/forms/code/code-dialog.tsx';
import { useSession } from '#platform/session/session-store.ts';
import { confirmEnrolment, resendCode } from './calls.ts';
import { enrolmentTexts as texts } from './enrolment-texts.ts';

export interface EnrolmentCodeDialogProps
  extends Pick<CodeDialogProps, 'open' | 'onOpenChange' | 'resendAt' | 'onResent' | 'onConfirmed'> {
  courseId: number;
}

/** The dialog for the code that completes an enrolment. */
export default function EnrolmentCodeDialog({ courseId, ...dialog }: EnrolmentCodeDialogProps) {
  const email = useSession((state) => state.user?.email);
  return (
    <CodeDialog
      {...dialog}
      verify={(code) => confirmEnrolment(courseId, code)}
      resend={() => resendCode(courseId)}
      success={texts.enrolled}
      description={
        <>
          أرسلنا كودًا من ستة أرقام إلى{' '}
          {email ? <bdi className="font-medium wrap-anywhere text-text">{email}</bdi> : 'بريدك'}
          {wording`. أدخله لتكمل اشتراكك في الكورس.`}
        </>
      }
    />
  );
}
