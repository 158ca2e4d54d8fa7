import { call } from '../../../call.ts';

const shapes = () => import('./shapes.ts');

export const postStudioPeopleImportCheck = call(shapes, {
  method: 'POST',
  path: '/api/studio/people/import/check',
  access: 'signed-in',
  body: 'checkImportBody',
  file: { field: 'list', maxBytes: 'imports.maxBytes' },
  answer: 'checkImportAnswer',
  limit: { max: 'imports.checksPerMinutePerPerson', per: 'person' },
});

export const postStudioPeopleImport = call(shapes, {
  method: 'POST',
  path: '/api/studio/people/import',
  access: 'signed-in',
  proof: true,
  body: 'startImportBody',
  file: { field: 'list', maxBytes: 'imports.maxBytes' },
  answer: 'importAnswer',
  limit: { max: 'imports.startsPerMinutePerPerson', per: 'person' },
});

export const getStudioPeopleImport = call(shapes, {
  method: 'GET',
  path: '/api/studio/people/import',
  access: { inSome: 'course:enrol' },
  answer: 'importsAnswer',
});

export const getStudioPeopleImportById = call(shapes, {
  method: 'GET',
  path: '/api/studio/people/import/:id',
  access: { inSome: 'course:enrol' },
  params: 'importParams',
  answer: 'importAnswer',
});
