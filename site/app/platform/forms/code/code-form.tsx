import { code as rules } from '@nibras/contract/limits.ts';
import { spanLabel } from '@nibras/contract/text/count.ts';
import { useId, useRef, useState } from 'react';
import { ApiError } from '#platform/api/api-error.ts';
import { Button } from '#ui/form/button.tsx';
import { CodeBoxes, type CodeBoxesHandle } from '#ui/form/code-boxes.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import {
  type CodeAnswer,
  type CodeNotice,
  failureOf,
  isRefusal,
  refusalOf,
  successOf,
} from './code-outcome.ts';
import { codeTexts as texts } from './code-texts.ts';
import { SpamHint } from './spam-hint.tsx';
import { useCodeValue } from './use-code-value.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface CodeFormProps {
  /** Sends the six digits. A 200 answer may still be a refusal: see `isRefusal`. */
  verify(code: string): Promise<CodeAnswer>;
  /** Requests another code by mail. */
  resend(): Promise<CodeAnswer>;
  /** The message for a correct code where the server sends none. */
  success: string;
  /** When another code may be requested, in milliseconds since 1970; null: now. */
  resendAt: number | null;
  onResent(resendAt: number): void;
  onConfirmed(): void;
}

/** Six digit boxes that submit when they are filled. They are cleared after a failure and after a new code. */
export function CodeForm(props: CodeFormProps) {
  const { success, resendAt, onResent, onConfirmed } = props;
  const boxes = useRef<CodeBoxesHandle>(null);
  const { typed, type, submit, sending: verifying } = useCodeValue();
  const [resending, setResending] = useState(false);
  const [failure, setFailure] = useState('');
  const secondsLeft = useSecondsLeft(resendAt);
  const failureId = useId();

  function fail({ title, message }: CodeNotice) {
    toast({ variant: 'destructive', title, description: message });
    setFailure(message);
    boxes.current?.clear();
  }

  async function verify(code: string) {
    setFailure('');
    try {
      const answer = await props.verify(code);
      if (isRefusal(answer)) return fail(refusalOf(answer));
      const { title, message } = successOf(answer, success);
      toast({ variant: 'success', title, description: message });
      onConfirmed();
    } catch (error) {
      fail(failureOf(error, texts.wrongCode));
    }
  }

  async function resend() {
    setResending(true);
    setFailure('');
    try {
      const answer = await props.resend();
      if (isRefusal(answer)) return fail(refusalOf(answer));
      toast({ variant: 'success', title: answer.message ?? texts.codeSent });
      onResent(Date.now() + rules.resendAfter);
      boxes.current?.clear();
    } catch (error) {
      fail(failureOf(error, texts.codeNotSent));
      if (error instanceof ApiError && error.retryAfter) {
        onResent(Date.now() + error.retryAfter * 1000);
      }
    } finally {
      setResending(false);
    }
  }

  const busy = verifying || resending;

  return (
    <form onSubmit={(event) => void submit(verify, event)}>
      <CodeBoxes
        ref={boxes}
        autoFocus
        className="mx-auto"
        onChange={(digits) => {
          type(digits);
          if (digits) setFailure('');
        }}
        onComplete={() => void submit(verify)}
        disabled={busy}
        invalid={failure !== ''}
        describedBy={failure ? failureId : undefined}
      />
      <p id={failureId} className="mt-3 min-h-7 text-center text-danger">
        {failure}
      </p>
      <Button
        type="submit"
        size="lg"
        className="mt-2 w-full"
        disabled={typed.length < rules.length && !verifying}
        loading={verifying}
        loadingLabel="جارٍ التحقق…"
      >
        تحقق
      </Button>
      <div className="mt-4 flex flex-wrap items-center justify-center gap-x-1 text-text-soft">
        <span>لم يصلك الكود؟</span>
        <Button
          variant="ghost"
          size="sm"
          className="tabular-nums"
          onClick={() => void resend()}
          disabled={secondsLeft > 0 || verifying}
          loading={resending}
          loadingLabel="جارٍ الإرسال…"
        >
          {secondsLeft > 0
            ? `أعد الإرسال بعد ${spanLabel(secondsLeft, 'second')}`
            : 'أعد إرسال الكود'}
        </Button>
      </div>
      <SpamHint className="mt-2 text-center" />
    </form>
  );
}
