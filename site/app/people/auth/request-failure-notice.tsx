import { Link } from 'react-router';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import type { RequestFailure } from './use-code-request.ts';
import type { VerifyState } from './verify-state.ts';

interface RequestFailureNoticeProps {
  failure: RequestFailure | null;
  /** Returns the state for the verification page, to enter a code that was sent before. */
  getState: () => VerifyState;
}

/** Shows why no code was sent, with a link to enter one that was sent before. */
export function RequestFailureNotice({ failure, getState }: RequestFailureNoticeProps) {
  // Field errors are shown beside their fields.
  if (!failure || Object.keys(failure.errors).length > 0) return null;
  return (
    <Notice
      tone="danger"
      action={
        failure.codeAlreadySent && (
          <Button asChild variant="secondary" size="sm">
            <Link to="/verify" state={getState()}>
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
