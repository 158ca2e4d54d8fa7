export type ShareNetwork = 'whatsapp' | 'telegram' | 'x' | 'facebook' | 'linkedin';

export type ShareLink = { network: ShareNetwork; label: string; href: string };

/** `window.open` features of the share popup (docs/behaviour/articles.md#sharing). */
export const popupFeatures = 'popup,noopener,width=600,height=400';

const buildUrl = (base: string, query: Record<string, string>) =>
  `${base}?${new URLSearchParams(query)}`.replaceAll('+', '%20');

/** The share URL of each network, the most used first. */
export function shareLinks({ title, url }: { title: string; url: string }): ShareLink[] {
  return [
    {
      network: 'whatsapp',
      label: 'واتساب',
      href: buildUrl('https://wa.me/', { text: `${title}\n${url}` }),
    },
    {
      network: 'telegram',
      label: 'تيليجرام',
      href: buildUrl('https://t.me/share/url', { url, text: title }),
    },
    {
      network: 'x',
      label: 'إكس (تويتر)',
      href: buildUrl('https://twitter.com/intent/tweet', { text: title, url }),
    },
    {
      network: 'facebook',
      label: 'فيسبوك',
      href: buildUrl('https://www.facebook.com/sharer/sharer.php', { u: url }),
    },
    {
      network: 'linkedin',
      label: 'لينكدإن',
      href: buildUrl('https://www.linkedin.com/sharing/share-offsite/', { url }),
    },
  ];
}
