import { useEffect, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { PictureDialog } from '../messages/picture-dialog.tsx';

interface SendPictureDialogProps {
  file: File;
  onSend(): void;
  onCancel(): void;
}

/** A preview of the chosen picture before it is sent. */
export function SendPictureDialog({ file, onSend, onCancel }: SendPictureDialogProps) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  if (!url) return null;
  return (
    <PictureDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={file.name}
      src={url}
      footer={
        <>
          <Button onClick={onSend}>إرسال</Button>
          <Button variant="secondary" onClick={onCancel}>
            إلغاء
          </Button>
        </>
      }
    />
  );
}
