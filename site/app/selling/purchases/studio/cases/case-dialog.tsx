import { sales as limits } from '@nibras/contract/limits.ts';
import type {
  CaseDecision,
  DecideCaseBody,
  PaymentCase,
} from '@nibras/contract/selling/purchases/studio/shapes.ts';
import { CheckRow } from '#studio-kit/forms/check-row.tsx';
import { FormDialog } from '#studio-kit/forms/form-dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { useSaleActions } from '../use-sale-actions.ts';
import { decisionTexts } from './decision-texts.ts';

interface CaseDialogProps {
  found: PaymentCase;
  decision: CaseDecision;
  onClose(): void;
}

interface Values {
  note: string;
  sent: boolean;
}

function bodyOf(decision: CaseDecision, values: Values): DecideCaseBody {
  const note = values.note.trim();
  if (decision === 'dismiss') return { decision, note };
  return {
    ...(decision === 'refund' ? { decision, sent: values.sent } : { decision }),
    ...(note && { note }),
  };
}

/** Says what a decision does, asks for its note and whether money was sent, and makes it. */
export function CaseDialog({ found, decision, onClose }: CaseDialogProps) {
  const { busy, decide } = useSaleActions();
  const texts = decisionTexts(decision, found);
  const mustSend = decision === 'refund' && found.by_hand;
  return (
    <FormDialog<Values>
      title={texts.title}
      description={texts.consequence}
      defaultValues={{ note: '', sent: false }}
      check={({ note }) => ({
        note: decision === 'dismiss' && note.trim() === '' && 'اكتب لماذا استبعدتها.',
      })}
      send={async (values) => {
        if (await decide(found.id, bodyOf(decision, values), texts.done)) onClose();
      }}
      onClose={onClose}
      busy={busy}
      submit={texts.button}
      sending="جارٍ الحفظ…"
      variant={decision === 'accept' ? 'primary' : 'danger'}
      disabled={({ sent }) => mustSend && !sent}
    >
      {({ control, problem }) => (
        <>
          <Field
            label="ملاحظة"
            hint="يراها من يبيع هنا، ولا يراها المشتري."
            optional={decision !== 'dismiss'}
            error={problem('note')}
          >
            <Textarea autoFocus rows={2} maxLength={limits.noteMaxLength} {...control('note')} />
          </Field>
          {mustSend && <CheckRow {...control('sent')}>أعدت المبلغ إلى صاحبه</CheckRow>}
        </>
      )}
    </FormDialog>
  );
}
