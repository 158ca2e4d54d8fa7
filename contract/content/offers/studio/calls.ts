import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const withWire = shapesOf(shapes, () => import('../../../wire.ts'));

export const getStudioServices = call(shapes, {
  method: 'GET',
  path: '/api/studio/services',
  access: 'service:edit',
  query: 'offersQuery',
  answer: 'studioServicesAnswer',
  searchable: true,
});

export const getStudioProjects = call(shapes, {
  method: 'GET',
  path: '/api/studio/projects',
  access: 'project:edit',
  query: 'offersQuery',
  answer: 'studioProjectsAnswer',
  searchable: true,
});

const callsOf = <
  const Table extends 'services' | 'projects',
  const Kind extends 'service' | 'project',
>(
  table: Table,
  kind: Kind,
) => ({
  create: call(shapes, {
    method: 'POST',
    path: `/api/studio/${table}`,
    access: `${kind}:create`,
    body: 'makeOfferBody',
    answer: 'madeOfferAnswer',
  }),
  export: call(withWire, {
    method: 'GET',
    path: `/api/studio/${table}/export`,
    access: `${kind}:edit`,
    query: 'offersExportQuery',
    answer: 'fileAnswer',
    limit: { max: 'costly.exportsPerMinutePerPerson', per: 'person' },
    searchable: true,
  }),
  copy: call(shapes, {
    method: 'POST',
    path: `/api/studio/${table}/:id/copy`,
    access: `${kind}:create`,
    params: 'offerParams',
    answer: 'madeOfferAnswer',
    limit: { max: 'costly.copiesPerMinutePerPerson', per: 'person' },
  }),
  order: call(shapes, {
    method: 'GET',
    path: `/api/studio/${kind}-order`,
    access: `${kind}:edit`,
    answer: 'offerOrderAnswer',
  }),
  changeOrder: call(shapes, {
    method: 'PUT',
    path: `/api/studio/${kind}-order`,
    access: `${kind}:publish`,
    body: 'offerOrderBody',
    answer: 'offerOrderChangeAnswer',
  }),
});

/** The calls that services and projects have in common. */
export const offerCalls = {
  service: callsOf('services', 'service'),
  project: callsOf('projects', 'project'),
};
