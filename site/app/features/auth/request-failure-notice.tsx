import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import type { RequestFailure } from './use-code-request.ts';
import type { VerifyState } from './verify-state.ts';

interface RequestFailureNoticeProps {
  failure: RequestFailure | null;
  /** What was asked with, to go on with the code that is on its way already. */
  wish: () => VerifyState;
}

/** Why no code was sent; where one is on its way already, the way to type it. */
export function RequestFailureNotice({ failure, wish }: RequestFailureNoticeProps) {
  // What is wrong with a field is told beside the field.
  if (!failure || Object.keys(failure.errors).length > 0) return null;
  return (
    <Notice
      tone="danger"
      action={
        failure.codeOnItsWay && (
          <Button asChild variant="secondary" size="sm">
            <Link to="/verify" state={wish()}>
              أدخل الكود
            </Link>
          </Button>
        )
      }
    >
      {failure.message}
    </Notice>
  );
}
