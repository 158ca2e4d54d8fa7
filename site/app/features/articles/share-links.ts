export type ShareNetwork = 'whatsapp' | 'telegram' | 'x' | 'facebook' | 'linkedin';

export type ShareLink = { network: ShareNetwork; label: string; href: string };

/** The size of the window that a network's page opens in (docs/behaviour/articles.md#sharing). */
export const popupFeatures = 'popup,noopener,width=600,height=400';

const address = (base: string, query: Record<string, string>) =>
  `${base}?${new URLSearchParams(query)}`.replaceAll('+', '%20');

/** Where each network takes a page to share, in the order in which people here use them. */
export function shareLinks({ title, url }: { title: string; url: string }): ShareLink[] {
  return [
    {
      network: 'whatsapp',
      label: 'واتساب',
      href: address('https://wa.me/', { text: `${title}\n${url}` }),
    },
    {
      network: 'telegram',
      label: 'تيليجرام',
      href: address('https://t.me/share/url', { url, text: title }),
    },
    {
      network: 'x',
      label: 'إكس (تويتر)',
      href: address('https://twitter.com/intent/tweet', { text: title, url }),
    },
    {
      network: 'facebook',
      label: 'فيسبوك',
      href: address('https://www.facebook.com/sharer/sharer.php', { u: url }),
    },
    {
      network: 'linkedin',
      label: 'لينكدإن',
      href: address('https://www.linkedin.com/sharing/share-offsite/', { url }),
    },
  ];
}
