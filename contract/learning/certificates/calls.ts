import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getMyCertificates = call(shapes, {
  method: 'GET',
  path: '/api/my-certificates',
  access: 'signed-in',
  query: 'ownCertificatesQuery',
  answer: 'ownCertificatesAnswer',
});

export const putCertificateName = call(shapes, {
  method: 'PUT',
  path: '/api/certificate-name',
  access: 'signed-in',
  body: 'certificateNameBody',
  answer: 'certificateNameAnswer',
});

export const postMyCertificatesByCodeCorrection = call(shapes, {
  method: 'POST',
  path: '/api/my-certificates/:code/correction',
  access: 'signed-in',
  params: 'certificateParams',
  body: 'correctionBody',
  answer: 'ownCertificateAnswer',
  uncached: true,
});

export const deleteMyCertificatesByCodeCorrection = call(shapes, {
  method: 'DELETE',
  path: '/api/my-certificates/:code/correction',
  access: 'signed-in',
  params: 'certificateParams',
  answer: 'ownCertificateAnswer',
  uncached: true,
});

/** One limit for all calls that take a code, in its group: each may be a guess (docs/behaviour/certificates.md#guessing). */
export const getCertificatesByCode = call(shapes, {
  method: 'GET',
  path: '/api/certificates/:code',
  access: 'visitors',
  params: 'certificateParams',
  answer: 'certificateAnswer',
  limit: {
    max: 'certificates.readsPerMinutePerNetworkAddress',
    per: 'address',
    group: 'certificates',
  },
});

export const getCertificatesByCodePdf = call(shapes, {
  method: 'GET',
  path: '/api/certificates/:code/pdf',
  access: 'visitors',
  params: 'certificateParams',
  answer: 'certificatePdf',
  limit: {
    max: 'certificates.readsPerMinutePerNetworkAddress',
    per: 'address',
    group: 'certificates',
  },
});

export const getCertificatesByCodePng = call(shapes, {
  method: 'GET',
  path: '/api/certificates/:code/png',
  access: 'visitors',
  params: 'certificateParams',
  answer: 'certificatePicture',
  limit: {
    max: 'certificates.readsPerMinutePerNetworkAddress',
    per: 'address',
    group: 'certificates',
  },
});

export const getCertificatesByCodeCard = call(shapes, {
  method: 'GET',
  path: '/api/certificates/:code/card',
  access: 'visitors',
  params: 'certificateParams',
  answer: 'certificatePicture',
  limit: {
    max: 'certificates.readsPerMinutePerNetworkAddress',
    per: 'address',
    group: 'certificates',
  },
});
