import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Takes files that are dropped anywhere on the page, before a smaller place for files does. Others go to where they are
 * dropped, and a file that misses every place does not replace the page.
 * @param isWanted whether the page takes a file; a drop is taken where it takes each of its files
 */
export function usePageDrop(isWanted: (file: File) => boolean, onFiles: (files: File[]) => void) {
  const latest = useRef({ isWanted, onFiles });
  useEffect(() => {
    latest.current = { isWanted, onFiles };
  });
  useLayoutEffect(() => {
    const hasFiles = ({ dataTransfer }: DragEvent) =>
      dataTransfer?.types.includes('Files') ?? false;
    const allow = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const take = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0 || !files.every(latest.current.isWanted)) return;
      event.stopPropagation();
      latest.current.onFiles(files);
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', take, { capture: true });
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', take, { capture: true });
    };
  }, []);
}
