import { useSession } from '#platform/session/session-store.ts';
import { Dialog } from '#ui/dialog.tsx';
import { MailIcon } from '#ui/icons.ts';
import { StarFrame } from '#ui/star-frame.tsx';
import { CodeForm, type CodeFormProps } from './code-form.tsx';

export interface CodeDialogProps extends CodeFormProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The six digits that complete an enrolment. */
export default function CodeDialog({ open, onOpenChange, ...form }: CodeDialogProps) {
  const email = useSession((state) => state.user?.email);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="تحقق من بريدك الإلكتروني"
      mark={
        <StarFrame tone="lamp">
          <MailIcon />
        </StarFrame>
      }
      description={
        <>
          أرسلنا كودًا من ستة أرقام إلى{' '}
          {email ? <bdi className="font-medium text-text">{email}</bdi> : 'بريدك'}. أدخله لتكمل
          تسجيلك في الكورس.
        </>
      }
    >
      <CodeForm {...form} />
    </Dialog>
  );
}
