import { spanLabel } from '@nibras/contract/text/count.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, errorText, failureTexts, serverMessage } from '#platform/api/api-error.ts';
import { SpamHint } from '#platform/forms/code/spam-hint.tsx';
import { useCodeValue } from '#platform/forms/code/use-code-value.ts';
import { fixedMeta } from '#platform/head.ts';
import { openSession } from '#platform/session/session-start.ts';
import { Button } from '#ui/form/button.tsx';
import { CodeBoxes, type CodeBoxesHandle } from '#ui/form/code-boxes.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import { Link } from '#ui/text/link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { verifyCode } from './sign-in-calls.ts';
import { signInTexts } from './sign-in-texts.ts';
import { useResend } from './use-resend.ts';
import { verifyState } from './verify-state.ts';

export const meta = fixedMeta({ title: 'كود التحقق', noindex: true });

/** The server's message, else that the code is wrong, else the text of a network or server failure. */
function failureOf(error: unknown): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 429;
  const message = serverMessage(error);
  return message ?? (refused ? signInTexts.wrongCode : errorText(error, failureTexts.network));
}

export default function VerifyPage() {
  const state = verifyState(useLocation().state);
  const navigate = useNavigate();
  const boxes = useRef<CodeBoxesHandle>(null);
  const { type, submit, sending: verifying } = useCodeValue();
  const [failure, setFailure] = useState<string | null>(null);
  const { secondsLeft, sending, resend } = useResend(state);
  const failureId = useId();
  const email = state?.email;

  useEffect(() => {
    // Without an email there is nothing to verify: the URL was typed, or the history state was lost.
    if (!email) void navigate('/login', { replace: true });
  }, [email, navigate]);

  async function verify(code: string) {
    if (!email) return;
    setFailure(null);
    try {
      // Loaded first, so that no code is used up when the session module fails to load.
      const session = await openSession();
      const response = await verifyCode(email, code);
      // A response without a token is shown as a network error (docs/behaviour/auth.md#session).
      if (!(await session.signIn(response))) throw new Error(failureTexts.network);
      toast({ variant: 'success', title: signInTexts.signedIn, description: signInTexts.welcome });
    } catch (error) {
      void openSession().then((session) => session.countLoginAttempt());
      setFailure(failureOf(error));
      boxes.current?.clear();
    }
  }

  async function sendAgain() {
    setFailure(null);
    if (await resend()) boxes.current?.clear();
  }

  return (
    <AuthFrame
      title="أدخل كود التحقق"
      lead={
        <>
          أرسلنا كودًا من ستة أرقام إلى{' '}
          <bdi className="font-medium wrap-anywhere text-text">{email}</bdi>. الكود صالح لعشر دقائق.
        </>
      }
      footer={
        <>
          أخطأت في البريد؟ <Link to="/login">عُد إلى تسجيل الدخول</Link>
        </>
      }
    >
      <form onSubmit={(event) => void submit(verify, event)}>
        <CodeBoxes
          ref={boxes}
          autoFocus
          onComplete={() => void submit(verify)}
          onChange={(typed) => {
            type(typed);
            if (typed) setFailure(null);
          }}
          disabled={verifying}
          invalid={failure !== null}
          describedBy={failure ? failureId : undefined}
        />
      </form>
      <p id={failureId} role="alert" className="mt-3 min-h-7 text-danger">
        {failure}
      </p>
      <p role="status" className="sr-only">
        {verifying ? 'جارٍ التحقق من الكود…' : ''}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-2 text-text-soft">
        <span>لم يصلك الكود؟</span>
        <Button
          variant="ghost"
          size="sm"
          onClick={sendAgain}
          disabled={secondsLeft > 0 || verifying}
          loading={sending}
          loadingLabel="جارٍ الإرسال…"
        >
          {secondsLeft > 0
            ? `أرسله مرة أخرى بعد ${spanLabel(secondsLeft, 'second')}`
            : 'أرسله مرة أخرى'}
        </Button>
      </div>
      <SpamHint className="mt-2" />
    </AuthFrame>
  );
}
