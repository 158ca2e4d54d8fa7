import type { SiteOptions } from './site-config.ts';

const siteName = process.env.SITE_NAME ?? 'نبراس';
const api = process.env.API_PROXY ?? 'http://127.0.0.1:3001';

/** The options under `react-router dev`, where no server process of ours passes them. */
export const devSiteOptions: SiteOptions = {
  config: {
    siteName,
    description: 'منصة عربية لتعلم البرمجة.',
    apiBaseUrl: '',
    publicUrl: '',
    contact: { email: 'hello@example.com', phone: '+20 100 000 0000', address: 'القاهرة، مصر' },
    socials: {
      facebook: 'https://facebook.com/',
      x: 'https://x.com/',
      youtube: 'https://youtube.com/',
      linkedin: 'https://linkedin.com/',
      github: 'https://github.com/',
    },
    timeZone: 'Africa/Cairo',
    pages: [],
    own: true,
    dev: true,
  },
  apiFetch: (path, init) => fetch(new URL(path, api), init),
};
