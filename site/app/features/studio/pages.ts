import { lazy } from 'react';
import type { RouteObject } from 'react-router';

/**
 * The pages of the studio below `/studio`, each a default export of its module. They are not in `app/routes.ts`, because
 * the first scripts of every public page contain the list of its routes.
 */
export const studioPages: RouteObject[] = [
  { index: true, Component: lazy(() => import('./overview/overview-page.tsx')) },
  { path: 'courses', Component: lazy(() => import('./lists/courses-page.tsx')) },
  { path: 'courses/:id', Component: lazy(() => import('./tree/contents-page.tsx')) },
  {
    path: 'courses/:id/details',
    Component: lazy(() => import('./details/course-details-page.tsx')),
  },
  {
    path: 'courses/:id/members',
    Component: lazy(() => import('./enrolments/members-page.tsx')),
  },
  {
    path: 'courses/:id/marks',
    Component: lazy(() => import('./marking/marks-page.tsx')),
  },
  {
    path: 'lectures/:id/work/:person',
    Component: lazy(() => import('./marking/student-work-page.tsx')),
  },
  { path: 'marking', Component: lazy(() => import('./marking/marking-page.tsx')) },
  { path: 'enrolments', Component: lazy(() => import('./enrolments/enrolments-page.tsx')) },
  { path: 'people/import', Component: lazy(() => import('./import/import-page.tsx')) },
  { path: 'courses/:id/staff', Component: lazy(() => import('./tree/staff/staff-page.tsx')) },
  { path: 'courses/order', Component: lazy(() => import('./lists/course-order-page.tsx')) },
  {
    path: 'lectures/:id',
    Component: lazy(() => import('./details/lecture/lecture-edit-page.tsx')),
  },
  {
    path: 'courses/:id/questions',
    Component: lazy(() => import('./questions/bank/bank-page.tsx')),
  },
  { path: 'questions/:id', Component: lazy(() => import('./questions/question-page.tsx')) },
  { path: 'articles', Component: lazy(() => import('./articles/articles-page.tsx')) },
  { path: 'articles/:id', Component: lazy(() => import('./articles/article-edit-page.tsx')) },
  { path: ':kind/:id/history', Component: lazy(() => import('./saving/history/history-page.tsx')) },
  { path: 'orders', Component: lazy(() => import('./inbox/orders-page.tsx')) },
  { path: 'orders/:id', Component: lazy(() => import('./inbox/order-page.tsx')) },
  { path: 'messages', Component: lazy(() => import('./inbox/messages-page.tsx')) },
  { path: 'messages/:id', Component: lazy(() => import('./inbox/message-page.tsx')) },
  { path: 'services', Component: lazy(() => import('./offers/services-page.tsx')) },
  { path: 'services/order', Component: lazy(() => import('./offers/service-order-page.tsx')) },
  { path: 'services/:id', Component: lazy(() => import('./offers/service-edit-page.tsx')) },
  { path: 'projects', Component: lazy(() => import('./offers/projects-page.tsx')) },
  { path: 'projects/order', Component: lazy(() => import('./offers/project-order-page.tsx')) },
  { path: 'projects/:id', Component: lazy(() => import('./offers/project-edit-page.tsx')) },
  { path: 'skills', Component: lazy(() => import('./offers/skills/skills-page.tsx')) },
  { path: 'privacy/requests', Component: lazy(() => import('./privacy/requests-page.tsx')) },
  { path: 'privacy/register', Component: lazy(() => import('./privacy/register-page.tsx')) },
  { path: 'people', Component: lazy(() => import('./people/people-page.tsx')) },
  { path: 'people/:id', Component: lazy(() => import('./people/person-page.tsx')) },
  { path: 'purchases', Component: lazy(() => import('./purchases/purchases-page.tsx')) },
  { path: 'purchases/:id', Component: lazy(() => import('./purchases/purchase-page.tsx')) },
  { path: 'cases', Component: lazy(() => import('./purchases/cases-page.tsx')) },
  { path: 'pages', Component: lazy(() => import('./own-pages/own-pages-page.tsx')) },
  { path: 'pages/:id', Component: lazy(() => import('./own-pages/own-page-edit-page.tsx')) },
  { path: 'settings', Component: lazy(() => import('./site-settings/settings-page.tsx')) },
  {
    path: 'certificates/design',
    Component: lazy(() => import('./certificate-design/certificate-design-page.tsx')),
  },
  {
    path: 'certificates',
    Component: lazy(() => import('./certificates/certificates-page.tsx')),
  },
  {
    path: 'certificates/:id',
    Component: lazy(() => import('./certificates/certificate-page.tsx')),
  },
  { path: 'transfers', Component: lazy(() => import('./transfers/transfers-page.tsx')) },
  { path: 'transfers/totals', Component: lazy(() => import('./transfers/totals-page.tsx')) },
  { path: 'transfers/:id', Component: lazy(() => import('./transfers/transfer-page.tsx')) },
  {
    path: 'selling/channels',
    Component: lazy(() => import('./transfers/channels/channels-page.tsx')),
  },
  {
    path: 'selling/gateways',
    Component: lazy(() => import('./gateways/gateways-page.tsx')),
  },
  { path: 'selling', Component: lazy(() => import('./selling-setup/selling-page.tsx')) },
  {
    path: 'selling/receipts',
    Component: lazy(() => import('./selling-setup/receipts-page.tsx')),
  },
  { path: 'moderation', Component: lazy(() => import('./moderation/moderation-page.tsx')) },
  { path: 'overview/:list', Component: lazy(() => import('./overview/overview-list-page.tsx')) },
  {
    path: 'announcements',
    Component: lazy(() => import('./announcements/announcements-page.tsx')),
  },
  {
    path: 'announcements/:id',
    Component: lazy(() => import('./announcements/announcement-page.tsx')),
  },
  { path: 'codes', Component: lazy(() => import('./codes/codes-page.tsx')) },
  { path: 'codes/new', Component: lazy(() => import('./codes/new-codes-page.tsx')) },
  { path: 'codes/:id', Component: lazy(() => import('./codes/batch-page.tsx')) },
  { path: 'coupons', Component: lazy(() => import('./coupons/coupons-page.tsx')) },
  { path: 'bundles', Component: lazy(() => import('./bundles/bundles-page.tsx')) },
  { path: 'categories', Component: lazy(() => import('./lists/categories-page.tsx')) },
  { path: 'media', Component: lazy(() => import('./media/library/media-page.tsx')) },
  { path: 'log', Component: lazy(() => import('./lists/log-page.tsx')) },
  { path: 'bin', Component: lazy(() => import('./lists/bin-page.tsx')) },
  { path: '*', Component: lazy(() => import('./frame/missing-page.tsx')) },
];

/** Pages that fill the screen, without the navigation. */
export const barePages: RouteObject[] = [
  { path: 'preview/:kind/:id', Component: lazy(() => import('./preview/preview-page.tsx')) },
];
