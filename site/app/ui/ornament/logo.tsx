import { cx } from '../class-names.ts';
import { MarkIcon } from './icons.ts';

/** The mark (`contract/mark.ts`), in the colours of the theme. */
export function LogoMark({ className }: { className?: string }) {
  return <MarkIcon viewBox="0 0 48 48" className={className} />;
}

/** The provider's own logo. */
export interface LogoPicture {
  src: string;
  /** The one for dark backgrounds, where it is another. */
  dark?: string | null;
  /** Width by height. */
  ratio?: number | undefined;
  /** Whether the name is part of it. */
  named?: boolean | undefined;
}

export interface LogoProps {
  /** The site's name, from configuration. */
  name: string;
  /** Null for the product's mark. */
  picture?: LogoPicture | null | undefined;
  size?: 'md' | 'lg';
  /** For a dark background: the name is light in both themes. */
  onInk?: boolean;
  className?: string;
}

/** Mark or logo, and name. */
export function Logo({ name, picture, size = 'md', onInk = false, className }: LogoProps) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      {picture ? (
        <LogoPictures picture={picture} name={picture.named ? name : ''} onInk={onInk} />
      ) : (
        <LogoMark className={cx(size === 'lg' ? 'size-14' : 'size-9', onInk && 'dark')} />
      )}
      {!picture?.named && (
        <span
          className={cx(
            'font-bold',
            size === 'lg' ? 'text-4xl leading-none' : 'text-2xl leading-none',
            onInk ? 'text-on-ink' : 'text-text',
          )}
        >
          {name}
        </span>
      )}
    </span>
  );
}

interface LogoPicturesProps {
  picture: LogoPicture;
  name: string;
  onInk: boolean;
}

function LogoPictures({ picture, name, onInk }: LogoPicturesProps) {
  const { src, dark, ratio = 1 } = picture;
  const draw = (source: string, className?: string) => (
    <img
      src={source}
      alt={name}
      width={Math.round(36 * ratio)}
      height={36}
      className={cx('h-9 w-auto max-w-48 object-contain', className)}
    />
  );
  if (!dark) return draw(src);
  if (onInk) return draw(dark);
  return (
    <>
      {draw(src, 'dark:hidden')}
      {draw(dark, 'hidden dark:block')}
    </>
  );
}
