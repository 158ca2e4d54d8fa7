import { useEffect, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { PictureDialog } from './picture-dialog.tsx';

interface SendPictureDialogProps {
  file: File;
  onSend(): void;
  onCancel(): void;
}

/** A chosen picture is looked at before it is sent. */
export function SendPictureDialog({ file, onSend, onCancel }: SendPictureDialogProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!address) return null;
  return (
    <PictureDialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={file.name}
      src={address}
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
