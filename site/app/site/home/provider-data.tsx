import { JsonLdBlock } from '#platform/json-ld-block.tsx';
import { useSiteConfig } from '#platform/state/site-config.ts';

/** Excludes the home page of a social network, the default of a new installation. */
const isProfile = (url: string) => url !== '' && new URL(url).pathname !== '/';

/** The JSON-LD of the site's provider; the JSON-LD of other pages refers to it by id. */
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
              ...((contact.email || contact.phone) && {
                contactPoint: {
                  '@type': 'ContactPoint',
                  contactType: 'customer service',
                  ...(contact.email && { email: contact.email }),
                  ...(contact.phone && { telephone: contact.phone }),
                  availableLanguage: 'ar',
                },
              }),
            }
          : null
      }
    />
  );
}
