import { call, shapesOf } from '../../../call.ts';

const shapes = () => import('./shapes.ts');
const wireShapes = () => import('../../../wire.ts');
const coursesShapes = () => import('../../../learning/courses/studio/shapes.ts');
const withWire = shapesOf(shapes, wireShapes);
const withCourses = shapesOf(shapes, coursesShapes);

export const getStudioPurchases = call(shapes, {
  method: 'GET',
  path: '/api/studio/purchases',
  access: 'selling:manage',
  query: 'salesQuery',
  answer: 'salesAnswer',
  searchable: true,
});

export const getStudioPurchasesSums = call(shapes, {
  method: 'GET',
  path: '/api/studio/purchases/sums',
  access: 'selling:manage',
  query: 'saleFilters',
  answer: 'saleSumsAnswer',
  searchable: true,
});

export const getStudioPurchasesExport = call(withWire, {
  method: 'GET',
  path: '/api/studio/purchases/export',
  access: 'selling:manage',
  proof: true,
  query: 'salesExportQuery',
  answer: 'fileAnswer',
  limit: { max: 'costly.exportsPerMinutePerPerson', per: 'person' },
  searchable: true,
});

export const getStudioCoursesByIdIncome = call(withCourses, {
  method: 'GET',
  path: '/api/studio/courses/:id/income',
  access: 'selling:manage',
  params: 'studioItemParams',
  answer: 'saleSumsAnswer',
  limit: { max: 'costly.figuresPerMinutePerPerson', per: 'person' },
});

export const postStudioPeopleByIdPurchases = call(shapes, {
  method: 'POST',
  path: '/api/studio/people/:id/purchases',
  access: 'selling:manage',
  proof: true,
  params: 'saleParams',
  body: 'sellBody',
  answer: 'soldAnswer',
});

export const getStudioPurchasesById = call(shapes, {
  method: 'GET',
  path: '/api/studio/purchases/:id',
  access: 'selling:manage',
  params: 'saleParams',
  answer: 'saleAnswer',
});

export const postStudioPurchasesByIdPayments = call(shapes, {
  method: 'POST',
  path: '/api/studio/purchases/:id/payments',
  access: 'selling:manage',
  params: 'saleParams',
  body: 'recordPaymentBody',
  answer: 'saleChangeAnswer',
});

export const postStudioPurchasesByIdRefunds = call(shapes, {
  method: 'POST',
  path: '/api/studio/purchases/:id/refunds',
  access: 'selling:manage',
  params: 'saleParams',
  body: 'refundBody',
  answer: 'saleChangeAnswer',
});

export const postStudioPurchasesByIdCancel = call(shapes, {
  method: 'POST',
  path: '/api/studio/purchases/:id/cancel',
  access: 'selling:manage',
  params: 'saleParams',
  answer: 'saleChangeAnswer',
});

export const getStudioCases = call(shapes, {
  method: 'GET',
  path: '/api/studio/cases',
  access: 'selling:manage',
  query: 'casesQuery',
  answer: 'casesAnswer',
});

export const getStudioCasesById = call(shapes, {
  method: 'GET',
  path: '/api/studio/cases/:id',
  access: 'selling:manage',
  params: 'saleParams',
  answer: 'oneCaseAnswer',
});

export const putStudioCasesById = call(shapes, {
  method: 'PUT',
  path: '/api/studio/cases/:id',
  access: 'selling:manage',
  params: 'saleParams',
  body: 'decideCaseBody',
  answer: 'caseAnswer',
});
