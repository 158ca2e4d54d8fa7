import { wording } from '@nibras/contract/text/wording.ts';
import { lazyPage } from '#studio-kit/part/lazy-page.ts';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { CertificateIcon } from '#ui/ornament/icons.ts';
import { certificateLog } from './log-texts.ts';

export const certificates = studioPart({
  pages: [
    { path: 'certificates', Component: lazyPage(() => import('./certificates-page.tsx')) },
    { path: 'certificates/:id', Component: lazyPage(() => import('./certificate-page.tsx')) },
  ],
  menu: [
    {
      room: 'students',
      place: 30,
      to: '/studio/certificates',
      label: wording`الشهادات`,
      icon: CertificateIcon,
      capability: 'course:certify',
      waiting: 'corrections',
    },
  ],
  waitingViews: { corrections: lazyPage(() => import('./waiting-correction.tsx')) },
  log: certificateLog,
});
