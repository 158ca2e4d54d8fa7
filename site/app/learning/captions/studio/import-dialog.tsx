import type {
  ImportCaptionsAnswer,
  LostPart,
} from '@nibras/contract/learning/captions/studio/shapes.ts';
import { toastFailure } from '#platform/api/toast-failure.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { readCaptionFile } from './calls.ts';
import { captionTexts } from './caption-texts.ts';
import { replaceAll } from './lines/line-edits.ts';
import { type Captions, newLineName } from './use-captions.ts';

const lostNames: Record<LostPart, string> = {
  names: 'أسماء الجمل',
  notes: 'الملاحظات (NOTE)',
  styles: 'الألوان والأشكال (STYLE وREGION)',
};

/** Lets a person choose a caption file, and reads it. @returns null where none was chosen, or it cannot be read */
export async function chooseCaptionFile(id: number): Promise<ImportCaptionsAnswer | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.vtt,.srt,text/vtt';
  const file = await new Promise<File | null>((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
  if (!file) return null;
  try {
    return await readCaptionFile(id, file);
  } catch (error) {
    toastFailure('تعذرت قراءة الملف', error);
    return null;
  }
}

interface ImportDialogProps {
  read: ImportCaptionsAnswer;
  captions: Captions;
  onClose(): void;
}

/** What a file has, and what of it is not kept, before its lines take the place of those that are there. */
export function ImportDialog({ read, captions, onClose }: ImportDialogProps) {
  const { lines, lost, warning } = read;
  function replace() {
    const names = lines.map(newLineName);
    captions.apply(replaceAll(captions.lines, lines, (place) => names[place] ?? newLineName()));
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="استيراد ملف"
      description={`في الملف ${captionTexts.lines(lines.length)}.`}
      footer={
        <>
          <Button onClick={replace}>
            {captions.lines.length > 0 ? 'ضع أسطره مكان الحالية' : 'أضف أسطره'}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            إلغاء
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {captions.lines.length > 0 && <p>يمكنك التراجع بعدها بمفتاح Ctrl+Z.</p>}
        {lost.length > 0 && (
          <Notice tone="warning" title="لا يبقى من الملف">
            {lost.map((part) => lostNames[part]).join('، ')}
          </Notice>
        )}
        {warning !== null && <Notice tone="warning">{warning}</Notice>}
      </div>
    </Dialog>
  );
}
