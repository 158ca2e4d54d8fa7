import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const wireShapes = () => import('../../../wire.ts');
const withWire = shapesOf(shapes, wireShapes);

export const getStudioCertificates = call(shapes, {
  method: 'GET',
  path: '/api/studio/certificates',
  access: { inSome: 'course:certify' },
  query: 'studioCertificatesQuery',
  answer: 'studioCertificatesAnswer',
  searchable: true,
});

export const getStudioCertificatesExport = call(withWire, {
  method: 'GET',
  path: '/api/studio/certificates/export',
  access: { inSome: 'course:certify' },
  proof: true,
  query: 'certificatesExportQuery',
  answer: 'fileAnswer',
  limit: { max: 'costly.exportsPerMinutePerPerson', per: 'person' },
  searchable: true,
});

export const getStudioCertificatesById = call(shapes, {
  method: 'GET',
  path: '/api/studio/certificates/:id',
  access: { inSome: 'course:certify' },
  params: 'studioCertificateParams',
  answer: 'studioCertificateAnswer',
});

export const postStudioCertificates = call(shapes, {
  method: 'POST',
  path: '/api/studio/certificates',
  access: 'signed-in',
  proof: true,
  body: 'grantCertificateBody',
  answer: 'grantedCertificateAnswer',
  uncached: true,
});

export const postStudioCertificatesByIdRevoke = call(shapes, {
  method: 'POST',
  path: '/api/studio/certificates/:id/revoke',
  access: { inSome: 'course:certify' },
  params: 'studioCertificateParams',
  body: 'revokeCertificateBody',
  answer: 'changedCertificateAnswer',
  uncached: true,
});

export const postStudioCertificatesByIdReissue = call(shapes, {
  method: 'POST',
  path: '/api/studio/certificates/:id/reissue',
  access: { inSome: 'course:certify' },
  params: 'studioCertificateParams',
  body: 'reissueCertificateBody',
  answer: 'changedCertificateAnswer',
  uncached: true,
});

export const postStudioCertificateCorrectionsByIdAccept = call(shapes, {
  method: 'POST',
  path: '/api/studio/certificate-corrections/:id/accept',
  access: { inSome: 'course:certify' },
  params: 'correctionParams',
  answer: 'changedCertificateAnswer',
  uncached: true,
});

export const postStudioCertificateCorrectionsByIdDecline = call(shapes, {
  method: 'POST',
  path: '/api/studio/certificate-corrections/:id/decline',
  access: { inSome: 'course:certify' },
  params: 'correctionParams',
  body: 'declineCorrectionBody',
  answer: 'changedCertificateAnswer',
  uncached: true,
});
