import { wording } from '@nibras/contract/text/wording.ts';
import { lazy } from 'react';
import { studioPart } from '#studio-kit/part/studio-part.ts';
import { CertificateIcon } from '#ui/ornament/icons.ts';
import { certificateLog } from './log-texts.ts';

export const certificates = studioPart({
  pages: [
    { path: 'certificates', Component: lazy(() => import('./certificates-page.tsx')) },
    { path: 'certificates/:id', Component: lazy(() => import('./certificate-page.tsx')) },
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
  waitingViews: { corrections: lazy(() => import('./waiting-correction.tsx')) },
  log: certificateLog,
});
