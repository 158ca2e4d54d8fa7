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
