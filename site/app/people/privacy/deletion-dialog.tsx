import {
  type CertificateChoice,
  certificateChoices,
} from '@nibras/contract/people/privacy/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useId, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx';
import { certificateChoiceTexts } from './deletion-texts.ts';

interface DeletionDialogProps {
  /** How many certificates the choice is about; without one nothing is chosen. */
  certificates: number;
  onConfirm(certificates: CertificateChoice): void;
  onClose(): void;
}

/** Asks once more before the account is to be deleted, and what becomes of the certificates. */
export function DeletionDialog({ certificates, onConfirm, onClose }: DeletionDialogProps) {
  const name = useId();
  const [choice, setChoice] = useState<CertificateChoice>('keep');
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="أتريد حذف حسابك؟"
      description="يبقى حسابك كما هو 14 يومًا، وتستطيع فيها التراجع من هذه الصفحة. بعدها يُحذف، ولا يمكن لأحد أن يستعيده."
      footer={
        <>
          <Button variant="danger" onClick={() => onConfirm(choice)}>
            احذف حسابي
          </Button>
          <DialogClose>
            <Button variant="secondary">أبقِ حسابي</Button>
          </DialogClose>
        </>
      }
    >
      {certificates > 0 && (
        <fieldset>
          <legend className="font-medium">{wording`ماذا نفعل بشهاداتك؟`}</legend>
          {certificateChoices.map((one) => (
            <label
              key={one}
              className="mt-2 flex cursor-pointer items-start gap-3 rounded-md border border-line p-3 has-checked:border-link"
            >
              <input
                type="radio"
                name={name}
                checked={one === choice}
                onChange={() => setChoice(one)}
                className="mt-1 size-5 shrink-0 accent-link"
              />
              <span>
                <span className="block font-medium">{certificateChoiceTexts[one].label}</span>
                <span className="block text-sm text-text-soft">
                  {certificateChoiceTexts[one].meaning}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </Dialog>
  );
}
