import { useState } from 'react';
import { PictureDialog } from '#conversation/messenger/index.ts';
import { cx } from '#ui/class-names.ts';
import { Button } from '#ui/form/button.tsx';
import { Skeleton } from '#ui/list/skeleton.tsx';
import { useBrokenImage } from '#ui/list/use-broken-image.ts';
import { NoImageIcon } from '#ui/ornament/icons.ts';

/** The width of the resized picture in the list, in px: twice the frame's, for sharp screens. */
const shownWidth = 768;

/** The address of a smaller copy; the width is not part of the signature. */
const smaller = (url: string) => `${url}${url.includes('?') ? '&' : '?'}w=${shownWidth}`;

interface DiscussionPictureProps {
  url: string;
  /** What the sender says the picture shows; '' for nothing. */
  alt: string;
  sender: string;
  /** The server resizes pictures; another server's signed address must stay as it is. */
  resizable?: boolean;
}

/** A picture of a question or a reply in a frame of fixed height; a press shows it large. */
export function DiscussionPicture({ url, alt, sender, resizable }: DiscussionPictureProps) {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const src = resizable ? smaller(url) : url;
  const { broken, watch } = useBrokenImage(`${src}#${attempt}`);
  const text = alt || `صورة أرفقها ${sender}`;
  if (broken) {
    return (
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-soft">
        <NoImageIcon className="size-5 shrink-0 text-text-faint" />
        <span className="min-w-0 wrap-anywhere">تعذر تحميل الصورة: {text}</span>
        <Button variant="ghost" size="sm" onClick={() => setAttempt(attempt + 1)}>
          أعد المحاولة
        </Button>
      </p>
    );
  }
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="relative mt-3 block h-48 w-full max-w-sm overflow-hidden rounded-lg border border-line bg-sunken hover:border-line-strong"
      >
        {!loaded && <Skeleton className="absolute! inset-0" shape="flat" />}
        <img
          key={attempt}
          {...watch}
          src={src}
          alt={text}
          decoding="async"
          onLoad={() => setLoaded(true)}
          className={cx('relative size-full object-contain', !loaded && 'opacity-0')}
        />
        <span className="sr-only"> (تكبير الصورة)</span>
      </button>
      <PictureDialog open={open} onOpenChange={setOpen} title={text} src={url} download={url} />
    </>
  );
}
