import { sales as limits } from '@nibras/contract/limits.ts';
import type {
  CaseDecision,
  DecideCaseBody,
  PaymentCase,
} from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { useSaleActs } from '../use-sale-acts.ts';
import { decisionTexts } from './decision-texts.ts';

interface CaseDialogProps {
  found: PaymentCase;
  decision: CaseDecision;
  onClose(): void;
}

/** Says what a decision does, asks for its note and whether money was sent, and makes it. */
export function CaseDialog({ found, decision, onClose }: CaseDialogProps) {
  const { busy, decide } = useSaleActs();
  const [note, setNote] = useState('');
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const texts = decisionTexts(decision, found);
  const mustSend = decision === 'refund' && found.by_hand;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const written = note.trim();
    if (decision === 'dismiss' && written === '') {
      setProblem('اكتب لماذا استبعدتها.');
      return;
    }
    const body: DecideCaseBody =
      decision === 'dismiss'
        ? { decision, note: written }
        : {
            ...(decision === 'refund' ? { decision, sent } : { decision }),
            ...(written && { note: written }),
          };
    if (await decide(found.id, body, texts.done)) onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.title}
      description={texts.consequence}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field
          label="ملاحظة"
          hint="يراها من يبيع هنا، ولا يراها المشتري."
          optional={decision !== 'dismiss'}
          {...(problem && { error: problem })}
        >
          <Textarea
            autoFocus
            rows={2}
            maxLength={limits.noteMaxLength}
            value={note}
            onChange={({ target }) => {
              setProblem(undefined);
              setNote(target.value);
            }}
          />
        </Field>
        {mustSend && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={sent}
              onChange={({ target }) => setSent(target.checked)}
              className="size-5 shrink-0 accent-link"
            />
            أعدت المبلغ إلى صاحبه
          </label>
        )}
        <Button
          type="submit"
          variant={decision === 'accept' ? 'primary' : 'danger'}
          loading={busy}
          loadingLabel="جارٍ الحفظ…"
          disabled={mustSend && !sent}
        >
          {texts.button}
        </Button>
      </form>
    </Dialog>
  );
}
