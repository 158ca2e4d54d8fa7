import { call, shapesOf } from '../../call.ts';

const shapes = () => import('./shapes.ts');
const wireShapes = () => import('../../wire.ts');
const withWire = shapesOf(shapes, wireShapes);

export const postWebVitals = call(withWire, {
  method: 'POST',
  path: '/api/web-vitals',
  access: 'visitors',
  body: 'vitalsBody',
  answer: 'messageAnswer',
  limit: { max: 'vitalReports.perMinutePerNetworkAddress', per: 'address' },
  uncached: true,
});
