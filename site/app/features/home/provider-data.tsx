import { JsonLdBlock } from '#platform/json-ld-block.tsx';
import { useSiteConfig } from '#platform/state/site-config.ts';

/** A network's own front page, the default of a new installation, is nobody's profile. */
const isProfile = (address: string) => address !== '' && new URL(address).pathname !== '/';

/** Who runs the site, for search engines: other pages' descriptions name it by its id. */
export function ProviderData() {
  const { siteName, contact, socials } = useSiteConfig();
  return (
    <JsonLdBlock
      jsonLd={
        import.meta.env.SSR
          ? {
              '@type': 'Organization',
              '@id': '/#organization',
              name: siteName,
              url: '/',
              image: '/og.jpg',
              logo: { '@type': 'ImageObject', url: '/icon-512.png', width: 512, height: 512 },
              sameAs: Object.values(socials).filter(isProfile),
              contactPoint: {
                '@type': 'ContactPoint',
                contactType: 'customer service',
                email: contact.email,
                telephone: contact.phone,
                availableLanguage: 'ar',
              },
            }
          : null
      }
    />
  );
}
