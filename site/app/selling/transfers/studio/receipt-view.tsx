import { useEffect, useRef, useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { ExternalIcon, NoImageIcon, SearchIcon } from '#ui/ornament/icons.ts';
import { KeyHint } from './key-hint.tsx';
import { keys } from './texts.ts';

interface ReceiptViewProps {
  src: string;
  /** What it is a picture of. */
  label: string;
  zoomed: boolean;
  onZoom(): void;
  /** It is drawn, or cannot be. */
  onDrawn(): void;
}

/** The picture of a receipt, as large as the screen allows; zoomed it is moved by scrolling. */
export function ReceiptView({ src, label, zoomed, onZoom, onDrawn }: ReceiptViewProps) {
  const [failed, setFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: box } = frame;
    // Zoomed, the middle is what one looks at first.
    if (zoomed && box) box.scrollTo({ left: -(box.scrollWidth - box.clientWidth) / 2 });
  }, [zoomed]);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div
        ref={frame}
        className={cx(
          'relative grid max-h-[68dvh] min-h-60 place-items-center overflow-auto rounded-lg border border-line bg-sunken max-sm:max-h-[46dvh]',
          zoomed && 'place-items-start!',
        )}
      >
        {failed ? (
          <p className="flex flex-col items-center gap-2 p-6 text-center text-text-soft">
            <NoImageIcon className="size-8" />
            تعذر عرض الصورة. حدّث الصفحة، أو اطلب من صاحبها إرسالها من جديد.
          </p>
        ) : (
          <button
            type="button"
            onClick={onZoom}
            className={cx(
              'block',
              zoomed ? 'w-[220%] max-w-none cursor-zoom-out' : 'cursor-zoom-in',
            )}
          >
            <img
              src={src}
              alt={label}
              onLoad={onDrawn}
              onError={() => {
                setFailed(true);
                onDrawn();
              }}
              className={cx(
                zoomed
                  ? 'w-full max-w-none'
                  : 'max-h-[68dvh] w-auto object-contain max-sm:max-h-[46dvh]',
              )}
            />
            <span className="sr-only">{zoomed ? '، صغّرها' : '، كبّرها'}</span>
          </button>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="ghost"
          size="sm"
          icon={<SearchIcon className="size-4.5" />}
          aria-pressed={zoomed}
          onClick={onZoom}
        >
          {zoomed ? 'صغّر' : 'كبّر'}
          <KeyHint of={keys.zoom} />
        </Button>
        <Button asChild variant="ghost" size="sm" icon={<ExternalIcon className="size-4.5" />}>
          <a href={src} target="_blank" rel="noreferrer">
            افتح الصورة وحدها
          </a>
        </Button>
      </div>
    </div>
  );
}
