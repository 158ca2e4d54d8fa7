import { useMediaUrl } from '#platform/state/media.ts';
import { type SiteConfig, useSiteConfig } from '#platform/state/site-config.ts';
import { cx } from '#ui/class-names.ts';

/** Twice the height of the logo, for dense screens. */
const drawnHeight = 72;

interface OwnLogoProps {
  logo: NonNullable<SiteConfig['logo']>;
  /** For a dark background in both themes. */
  onInk: boolean;
}

/** The provider's own logo, in the theme's colours where there are two. */
export default function OwnLogo({ logo, onInk }: OwnLogoProps) {
  const mediaUrl = useMediaUrl();
  const { siteName } = useSiteConfig();
  const { path, dark, ratio = 1, named } = logo;
  const draw = (file: string, className?: string) => (
    <img
      src={mediaUrl(file, Math.ceil(drawnHeight * ratio)) ?? undefined}
      alt={named ? siteName : ''}
      width={Math.round(36 * ratio)}
      height={36}
      className={cx('h-9 w-auto max-w-48 object-contain', className)}
    />
  );
  if (!dark) return draw(path);
  if (onInk) return draw(dark);
  return (
    <>
      {draw(path, 'dark:hidden')}
      {draw(dark, 'hidden dark:block')}
    </>
  );
}
