import { lazy } from 'react';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Logo } from '#ui/ornament/logo.tsx';

// Only where the provider has a logo.
const OwnLogo = lazy(() => import('./own-logo.tsx'));

/** The logo and name of the installation. @param props.onInk for a dark background in both themes */
export function SiteLogo({ onInk = false }: { onInk?: boolean }) {
  const { siteName, logo } = useSiteConfig();
  return (
    <Logo
      name={siteName}
      onInk={onInk}
      named={logo?.named}
      picture={logo && <OwnLogo logo={logo} onInk={onInk} />}
    />
  );
}
