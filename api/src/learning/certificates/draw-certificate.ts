import { certificates as limits } from '@nibras/contract/limits.ts';
import {
  type DrawnCertificate,
  drawCertificate,
  drawCertificateCard,
  drawCertificatePicture,
} from '#learning/certificate-design/index.ts';
import { pageAddress } from '#platform/page-address.ts';
import type { Platform } from '#platform/platform.ts';
import { type CertificateRow, stateOf } from './queries.ts';

type Services = Pick<Platform, 'storage' | 'settings' | 'config'>;

/** A certificate as it is drawn: what was kept when it was issued, and its state of now. */
function drawnOf({ config, settings }: Services, row: CertificateRow): DrawnCertificate {
  const { code, name, courseName, paper, completedAt, issuedAt } = row;
  const url = pageAddress({ ...config, ...settings() }, `/certificates/${code}`);
  return { code, name, courseName, paper, completedAt, issuedAt, url, state: stateOf(row) };
}

/** How certificates are drawn for each use: as a paper, as a picture for sharing, and as the picture of a link. */
export const drawings = {
  pdf: {
    type: 'application/pdf',
    draw: (services: Services, row: CertificateRow) =>
      drawCertificate(services, drawnOf(services, row)),
  },
  png: {
    type: 'image/png',
    draw: (services: Services, row: CertificateRow) =>
      drawCertificatePicture(services, drawnOf(services, row), { width: limits.pictureWidth }),
  },
  card: {
    type: 'image/png',
    draw: (services: Services, row: CertificateRow) =>
      drawCertificateCard(services, drawnOf(services, row)),
  },
} as const;
