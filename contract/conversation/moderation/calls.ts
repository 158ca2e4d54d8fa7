import { call, shapesOf } from '../../call.ts';

const shapes = () => import('./shapes.ts');
const wireShapes = () => import('../../wire.ts');
const withWire = shapesOf(shapes, wireShapes);

export const postReports = call(withWire, {
  method: 'POST',
  path: '/api/reports',
  access: 'signed-in',
  body: 'reportBody',
  answer: 'messageAnswer',
  uncached: true,
});
