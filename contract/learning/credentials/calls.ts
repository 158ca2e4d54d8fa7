import { call } from '../../call.ts';

const shapes = () => import('./shapes.ts');

export const getCertificatesByCodeJson = call(shapes, {
  method: 'GET',
  path: '/api/certificates/:code/json',
  access: 'visitors',
  params: 'certificateParams',
  answer: 'credentialAnswer',
  limit: {
    max: 'certificates.readsPerMinutePerNetworkAddress',
    per: 'address',
    group: 'certificates',
  },
});

export const getCertificateStatusByList = call(shapes, {
  method: 'GET',
  path: '/api/certificate-status/:list',
  access: 'visitors',
  params: 'statusListParams',
  answer: 'credentialAnswer',
});

export const getDid = call(shapes, {
  method: 'GET',
  path: '/api/did',
  access: 'visitors',
  answer: 'didAnswer',
});
