import type { ProfileChange } from '@nibras/contract/compat/parse-profile-change.ts';
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { ProgressBar } from '#ui/list/progress-bar.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { CropFrame } from './crop-frame.tsx';
import type { CropArea, OpenPicture } from './picture.ts';
import { usePhotoUpload } from './use-photo-upload.ts';

interface PhotoDialogProps {
  picture: OpenPicture;
  onClose(): void;
  onChooseAnother(): void;
  onDone(change: ProfileChange): void;
}

/** Previews, crops and uploads a chosen photo. Closing the dialog cancels the upload. */
export function PhotoDialog({ picture, onClose, onChooseAnother, onDone }: PhotoDialogProps) {
  // Null until the cropper has reported its first area.
  const [area, setArea] = useState<CropArea | null>(null);
  const { progress, failure, send, cancel } = usePhotoUpload(onDone);
  const sending = progress !== null;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="صورتك الجديدة"
      description="اسحب الصورة حتى يظهر وجهك داخل الدائرة، فهكذا يراها الآخرون."
    >
      <CropFrame picture={picture} onCrop={setArea} disabled={sending} />
      {failure && !sending && (
        <Notice tone="danger" className="mt-4">
          {failure}
        </Notice>
      )}
      <div className="mt-5 flex min-h-13 flex-wrap items-center gap-3">
        {sending ? (
          <>
            <ProgressBar
              // Everything is uploaded: the time that the server still needs is unknown.
              value={progress < 1 ? progress : null}
              label="إرسال الصورة"
              showValue
              className="grow"
            />
            <Button variant="secondary" onClick={cancel}>
              إلغاء الإرسال
            </Button>
          </>
        ) : (
          <>
            <Button className="grow" onClick={() => area && void send(picture.pixels, area)}>
              احفظ الصورة
            </Button>
            <Button variant="secondary" className="grow" onClick={onChooseAnother}>
              اختر صورة أخرى
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
