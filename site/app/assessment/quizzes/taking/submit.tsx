import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { SendIcon } from '#ui/ornament/icons.ts';

interface SubmitProps {
  /** The positions without an answer. */
  unanswered: readonly number[];
  /** The positions whose answers the server does not take. */
  refused: readonly number[];
  sending: boolean;
  onGo(position: number): void;
  onSubmit(): void;
}

const shownNumbers = 12;

/** Hands the answers in, after one question in place that says what is unanswered. */
export function Submit({ unanswered, refused, sending, onGo, onSubmit }: SubmitProps) {
  const [asking, setAsking] = useState(false);
  const question = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) question.current?.focus();
  }, [asking]);

  if (!asking) {
    return (
      <Button
        ref={opener}
        icon={<SendIcon />}
        className="self-start"
        onClick={() => setAsking(true)}
      >
        سلّم الإجابات
      </Button>
    );
  }
  const close = () => {
    setAsking(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <section
      aria-labelledby="hand-in"
      className="rounded-xl border border-line-strong bg-raised p-4 sm:p-6"
    >
      <h2 id="hand-in" ref={question} tabIndex={-1} className="font-semibold focus:outline-none">
        {unanswered.length === 0
          ? 'أجبت عن الأسئلة كلها. هل تسلّم إجاباتك؟'
          : `لم تُجب بعد عن ${countLabel(unanswered.length, rareNouns.question, 'genitive')}. هل تسلّم إجاباتك؟`}
      </h2>
      <p className="mt-1 text-text-soft">بعد التسليم لا يمكنك تغيير إجاباتك في هذه المحاولة.</p>
      <Places positions={unanswered} onGo={onGo} />
      {refused.length > 0 && (
        <p className="mt-2 text-danger">هذه الإجابات لم تُقبل، ولن تُحسب ما لم تغيّرها:</p>
      )}
      <Places positions={refused} onGo={onGo} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button loading={sending} loadingLabel="جارٍ التسليم…" onClick={onSubmit}>
          نعم، سلّمها
        </Button>
        <Button variant="secondary" onClick={close}>
          تابع الإجابة
        </Button>
      </div>
    </section>
  );
}

/** Ways to some questions; none where there are too many to name. */
function Places({
  positions,
  onGo,
}: {
  positions: readonly number[];
  onGo(position: number): void;
}) {
  if (positions.length === 0 || positions.length > shownNumbers) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-1.5 text-sm">
      {positions.map((position) => (
        <Button key={position} size="sm" variant="secondary" onClick={() => onGo(position)}>
          السؤال {position + 1}
        </Button>
      ))}
    </p>
  );
}
