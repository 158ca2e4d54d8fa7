import { call, shapesOf } from '../../call.ts';

const shapes = () => import('./shapes.ts');
const wireShapes = () => import('../../wire.ts');
const withWire = shapesOf(shapes, wireShapes);

export const postContact = call(withWire, {
  method: 'POST',
  path: '/api/contact',
  access: 'visitors',
  body: 'contactBody',
  answer: 'messageAnswer',
});
