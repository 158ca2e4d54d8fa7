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

/** Preview and cutting of a chosen photo, and its sending. Closing it gives the sending up. */
export function PhotoDialog({ picture, onClose, onChooseAnother, onDone }: PhotoDialogProps) {
  // Nothing is cut before the picture is seen.
  const [area, setArea] = useState<CropArea | null>(null);
  const { share, failure, send, cancel } = usePhotoUpload(onDone);
  const sending = share !== null;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="صورتك الجديدة"
      description="اسحب الصورة حتى يظهر وجهك داخل الدائرة، فهكذا يراها الآخرون."
    >
      <CropFrame picture={picture} onCrop={setArea} still={sending} />
      {failure && !sending && (
        <Notice tone="danger" className="mt-4">
          {failure}
        </Notice>
      )}
      <div className="mt-5 flex min-h-13 flex-wrap items-center gap-3">
        {sending ? (
          <>
            <ProgressBar
              // All has left; the server is at work, and nobody knows for how long.
              value={share < 1 ? share : null}
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
