import { code as rules } from '@nibras/contract/limits.ts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ApiError } from '#platform/api/api-error.ts';
import { spanLabel } from '#platform/format.ts';
import { Button } from '#ui/form/button.tsx';
import { CodeBoxes, type CodeBoxesHandle } from '#ui/form/code-boxes.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import {
  failureOf,
  isRefusal,
  refusalOf,
  successOf,
  type Titled,
  type Told,
} from './code-outcome.ts';
import { codeTexts as texts } from './code-texts.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface CodeFormProps {
  /** Sends the six digits. An OK answer may still be a refusal: see `isRefusal`. */
  verify(code: string): Promise<Titled>;
  /** Asks for another code by mail. */
  resend(): Promise<Titled>;
  /** What is said of a right code where the server says nothing. */
  success: string;
  /** When another code may be asked for, in milliseconds since 1970; null: now. */
  resendAt: number | null;
  onResent(resendAt: number): void;
  onConfirmed(): void;
}

/** Six boxes that send themselves when filled; they empty after a failure and after a new code. */
export function CodeForm(props: CodeFormProps) {
  const { success, resendAt, onResent, onConfirmed } = props;
  const boxes = useRef<CodeBoxesHandle>(null);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState<'verifying' | 'sending' | null>(null);
  const [failure, setFailure] = useState('');
  const secondsLeft = useSecondsLeft(resendAt);
  const failureId = useId();

  function fail({ title, message }: Told) {
    toast({ variant: 'destructive', title, description: message });
    setFailure(message);
    boxes.current?.clear();
  }

  async function verify(code: string) {
    if (busy) return;
    setBusy('verifying');
    setFailure('');
    try {
      const answer = await props.verify(code);
      if (isRefusal(answer)) return fail(refusalOf(answer));
      const { title, message } = successOf(answer, success);
      toast({ variant: 'success', title, description: message });
      onConfirmed();
    } catch (error) {
      fail(failureOf(error, texts.wrongCode));
    } finally {
      setBusy(null);
    }
  }

  async function resend() {
    setBusy('sending');
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
      setBusy(null);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.length === rules.length) void verify(typed);
  }

  return (
    <form onSubmit={submit}>
      <CodeBoxes
        ref={boxes}
        autoFocus
        className="mx-auto"
        onChange={(digits) => {
          setTyped(digits);
          if (digits) setFailure('');
        }}
        onComplete={(code) => void verify(code)}
        disabled={busy !== null}
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
        disabled={typed.length < rules.length && busy !== 'verifying'}
        loading={busy === 'verifying'}
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
          disabled={secondsLeft > 0 || busy === 'verifying'}
          loading={busy === 'sending'}
          loadingLabel="جارٍ الإرسال…"
        >
          {secondsLeft > 0
            ? `أعد الإرسال بعد ${spanLabel(secondsLeft, 'second')}`
            : 'أعد إرسال الكود'}
        </Button>
      </div>
    </form>
  );
}
