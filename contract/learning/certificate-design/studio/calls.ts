import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const postStudioCertificateDesignPreview = call(shapes, {
  method: 'POST',
  path: '/api/studio/certificate-design/preview',
  access: 'settings:edit',
  body: 'certificatePreviewBody',
  answer: 'certificatePreviewAnswer',
  limit: { max: 'costly.certificatePreviewsPerMinutePerPerson', per: 'person' },
});
