import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx';
import { TagsInput } from '../tags-input.tsx';

interface TagDialogProps {
  known: readonly string[];
  count: number;
  onSave(add: string[], remove: string[]): void;
  onClose(): void;
}

/** Gives tags to many questions, and takes others from them. */
export function TagDialog({ known, count, onSave, onClose }: TagDialogProps) {
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="md"
      title="غيّر الوسوم"
      description={`تتغيّر وسوم ${countLabel(count, rareNouns.question, 'genitive')}. تُحفظ في المسودات، وتظهر للسحب بعد النشر.`}
      footer={
        <>
          <Button disabled={add.length + remove.length === 0} onClick={() => onSave(add, remove)}>
            احفظ
          </Button>
          <DialogClose>
            <Button variant="secondary">إلغاء</Button>
          </DialogClose>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <TagsInput label="أضف وسومًا" tags={add} onTags={setAdd} known={known} />
        <TagsInput label="أزل وسومًا" tags={remove} onTags={setRemove} known={known} />
      </div>
    </Dialog>
  );
}
