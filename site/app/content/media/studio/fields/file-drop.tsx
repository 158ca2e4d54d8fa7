import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '#ui/class-names.ts';

interface FileDropProps {
  /** Called with the dropped files, never with none. */
  onFiles(files: File[]): void;
  className?: string;
  children: ReactNode;
}

/** A part of the page onto which files are dropped. Keyboards and phones choose files by the button inside of it. */
export function FileDrop({ onFiles, className, children }: FileDropProps) {
  const [over, setOver] = useState(false);
  // Entering a child leaves its parent, so that the ends are counted.
  const depth = useRef(0);
  const hasFiles = (event: React.DragEvent) => event.dataTransfer.types.includes('Files');
  const end = () => {
    depth.current = 0;
    setOver(false);
  };
  useEffect(() => {
    if (!over) return;
    // The page may take the files before they reach this part of it.
    const endAnywhere = () => {
      depth.current = 0;
      setOver(false);
    };
    window.addEventListener('drop', endAnywhere, { capture: true });
    return () => window.removeEventListener('drop', endAnywhere, { capture: true });
  }, [over]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside
    <div
      onDragEnter={(event) => {
        if (!hasFiles(event)) return;
        depth.current += 1;
        setOver(true);
      }}
      onDragLeave={() => {
        depth.current -= 1;
        if (depth.current <= 0) end();
      }}
      onDragOver={(event) => {
        if (hasFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        end();
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      }}
      className={cx(className, over && 'outline-2 outline-focus outline-dashed outline-offset-2')}
    >
      {children}
    </div>
  );
}
