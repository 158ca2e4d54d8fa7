import { type ReactNode, useRef } from 'react';
import { Button, type ButtonProps } from '#ui/form/button.tsx';

interface ChooseFileProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon'> {
  accept?: string;
  multiple?: boolean;
  /** Called with the chosen files, never with none. */
  onFiles(files: File[]): void;
  children: ReactNode;
}

/** A button that opens the file chooser. */
export function ChooseFile({ accept, multiple, onFiles, children, ...button }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
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
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
