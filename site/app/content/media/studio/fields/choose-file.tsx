import { type ReactNode, useEffect, useRef } from 'react';
import { Button, type ButtonProps } from '#ui/form/button.tsx';

interface ChooseFileProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon'> {
  accept?: string;
  multiple?: boolean;
  /** Called with the chosen files, never with none. */
  onFiles(files: File[]): void;
  /** Whether the chooser opens at once, by the press that led here; the button has the focus in any case. */
  atOnce?: boolean;
  children: ReactNode;
}

/** A button that opens the file chooser. */
export function ChooseFile({
  accept,
  multiple,
  onFiles,
  atOnce = false,
  children,
  ...button
}: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!atOnce) return;
    opener.current?.focus();
    // Without a press just before, browsers refuse.
    if (navigator.userActivation.isActive) input.current?.click();
  }, [atOnce]);
  return (
    <>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        accept={accept || undefined}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button ref={opener} {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
