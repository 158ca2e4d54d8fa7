import { useMediaUrl } from '#platform/state/media.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import type { LogoPicture } from '#ui/ornament/logo.tsx';

/** Twice the height of the logo, for dense screens. */
const drawnHeight = 72;

/** The provider's logo for `Logo`; null for the product's mark. */
export function useLogo(): LogoPicture | null {
  const mediaUrl = useMediaUrl();
  const { logo } = useSiteConfig();
  if (!logo) return null;
  const { path, dark, ...rest } = logo;
  const width = Math.ceil(drawnHeight * (logo.ratio ?? 1));
  const src = mediaUrl(path, width);
  return src ? { ...rest, src, dark: mediaUrl(dark, width) } : null;
}
