import { call, shapesOf } from '../../../call.ts';

const logShapes = () => import('../../log/studio/shapes.ts');
const wireShapes = () => import('../../../wire.ts');
const withLogAndWire = shapesOf(logShapes, wireShapes);

export const postStudioUndoById = call(withLogAndWire, {
  method: 'POST',
  path: '/api/studio/undo/:id',
  access: { inSome: 'studio:open' },
  params: 'undoParams',
  answer: 'messageAnswer',
});

export const postStudioUndo = call(withLogAndWire, {
  method: 'POST',
  path: '/api/studio/undo',
  access: { inSome: 'studio:open' },
  body: 'undoBody',
  answer: 'messageAnswer',
});
