import { stored } from '#platform/audit/undo.ts';
import type { Feature } from '#platform/feature.ts';
import { workers } from './jobs.ts';
import { personalData } from './personal-data.ts';
import { ownRoutes, visitorRoutes } from './routes.ts';
import { certificateRoutes } from './studio/routes.ts';
import { certificateEvents } from './studio/timeline.ts';
import {
  undoAcceptCorrection,
  undoDeclineCorrection,
  undoGrantCertificate,
  undoHeldGrant,
  undoReissueCertificate,
  undoRevokeCertificate,
} from './studio/undo-certificates.ts';
import { waitingCorrections } from './studio/waiting.ts';

/** Certificates: issued, proved in public, and corrected. */
export const certificates: Feature = {
  name: 'certificates',
  personalData,
  routes: [certificateRoutes, visitorRoutes, ownRoutes],
  jobs: workers,
  undo: {
    'certificate-granted': stored('certify', undoGrantCertificate),
    'certificate-grant-waits': stored('certify', undoHeldGrant),
    'certificate-revoked': stored('certify', undoRevokeCertificate),
    'certificate-reissued': stored('certify', undoReissueCertificate),
    'correction-accepted': stored('certify', undoAcceptCorrection),
    'correction-declined': stored('certify', undoDeclineCorrection),
  },
  waiting: { corrections: waitingCorrections },
  timeline: certificateEvents,
};
