import { lazy } from 'react';
import type { RouteObject } from 'react-router';

/**
 * The pages of the studio below `/studio`, each a default export of its module. They are not in `app/routes.ts`, because
 * the first scripts of every public page contain the list of its routes.
 */
export const studioPages: RouteObject[] = [
  { index: true, Component: lazy(() => import('#site/overview/studio/overview-page.tsx')) },
  { path: 'courses', Component: lazy(() => import('#learning/courses/studio/courses-page.tsx')) },
  { path: 'courses/:id', Component: lazy(() => import('#learning/tree/studio/contents-page.tsx')) },
  {
    path: 'courses/:id/details',
    Component: lazy(() => import('#learning/courses/studio/course-details-page.tsx')),
  },
  {
    path: 'courses/:id/members',
    Component: lazy(() => import('#learning/enrolment/studio/members-page.tsx')),
  },
  {
    path: 'courses/:id/marks',
    Component: lazy(() => import('#assessment/grading/studio/marks-page.tsx')),
  },
  {
    path: 'lectures/:id/work/:person',
    Component: lazy(() => import('#assessment/grading/studio/student-work-page.tsx')),
  },
  { path: 'marking', Component: lazy(() => import('#assessment/grading/studio/marking-page.tsx')) },
  {
    path: 'enrolments',
    Component: lazy(() => import('#learning/enrolment/studio/enrolments-page.tsx')),
  },
  {
    path: 'people/import',
    Component: lazy(() => import('#people/imports/studio/import-page.tsx')),
  },
  {
    path: 'courses/:id/staff',
    Component: lazy(() => import('#learning/staff/studio/staff-page.tsx')),
  },
  {
    path: 'courses/order',
    Component: lazy(() => import('#learning/courses/studio/course-order-page.tsx')),
  },
  {
    path: 'lectures/:id',
    Component: lazy(() => import('#learning/lectures/studio/lecture-edit-page.tsx')),
  },
  {
    path: 'courses/:id/questions',
    Component: lazy(() => import('#assessment/questions/studio/bank/bank-page.tsx')),
  },
  {
    path: 'questions/:id',
    Component: lazy(() => import('#assessment/questions/studio/question-page.tsx')),
  },
  { path: 'articles', Component: lazy(() => import('#content/articles/studio/articles-page.tsx')) },
  {
    path: 'articles/:id',
    Component: lazy(() => import('#content/articles/studio/article-edit-page.tsx')),
  },
  {
    path: ':kind/:id/history',
    Component: lazy(() => import('#content/items/studio/history/history-page.tsx')),
  },
  { path: 'orders', Component: lazy(() => import('#conversation/inbox/studio/orders-page.tsx')) },
  {
    path: 'orders/:id',
    Component: lazy(() => import('#conversation/inbox/studio/order-page.tsx')),
  },
  {
    path: 'messages',
    Component: lazy(() => import('#conversation/inbox/studio/messages-page.tsx')),
  },
  {
    path: 'messages/:id',
    Component: lazy(() => import('#conversation/inbox/studio/message-page.tsx')),
  },
  { path: 'services', Component: lazy(() => import('#content/services/studio/services-page.tsx')) },
  {
    path: 'services/order',
    Component: lazy(() => import('#content/services/studio/service-order-page.tsx')),
  },
  {
    path: 'services/:id',
    Component: lazy(() => import('#content/services/studio/service-edit-page.tsx')),
  },
  {
    path: 'projects',
    Component: lazy(() => import('#content/portfolio/studio/projects-page.tsx')),
  },
  {
    path: 'projects/order',
    Component: lazy(() => import('#content/portfolio/studio/project-order-page.tsx')),
  },
  {
    path: 'projects/:id',
    Component: lazy(() => import('#content/portfolio/studio/project-edit-page.tsx')),
  },
  { path: 'skills', Component: lazy(() => import('#content/skills/studio/skills-page.tsx')) },
  {
    path: 'privacy/requests',
    Component: lazy(() => import('#people/privacy/studio/requests-page.tsx')),
  },
  {
    path: 'privacy/register',
    Component: lazy(() => import('#people/privacy/studio/register-page.tsx')),
  },
  { path: 'people', Component: lazy(() => import('#people/people/studio/people-page.tsx')) },
  { path: 'people/:id', Component: lazy(() => import('#people/people/studio/person-page.tsx')) },
  {
    path: 'purchases',
    Component: lazy(() => import('#selling/purchases/studio/purchases-page.tsx')),
  },
  {
    path: 'purchases/:id',
    Component: lazy(() => import('#selling/purchases/studio/purchase-page.tsx')),
  },
  { path: 'cases', Component: lazy(() => import('#selling/purchases/studio/cases-page.tsx')) },
  { path: 'pages', Component: lazy(() => import('#content/pages/studio/own-pages-page.tsx')) },
  {
    path: 'pages/:id',
    Component: lazy(() => import('#content/pages/studio/own-page-edit-page.tsx')),
  },
  { path: 'settings', Component: lazy(() => import('#site/settings/studio/settings-page.tsx')) },
  {
    path: 'certificates/design',
    Component: lazy(
      () => import('#learning/certificate-design/studio/certificate-design-page.tsx'),
    ),
  },
  {
    path: 'certificates',
    Component: lazy(() => import('#learning/certificates/studio/certificates-page.tsx')),
  },
  {
    path: 'certificates/:id',
    Component: lazy(() => import('#learning/certificates/studio/certificate-page.tsx')),
  },
  {
    path: 'transfers',
    Component: lazy(() => import('#selling/transfers/studio/transfers-page.tsx')),
  },
  {
    path: 'transfers/totals',
    Component: lazy(() => import('#selling/transfers/studio/totals-page.tsx')),
  },
  {
    path: 'transfers/:id',
    Component: lazy(() => import('#selling/transfers/studio/transfer-page.tsx')),
  },
  {
    path: 'selling/channels',
    Component: lazy(() => import('#selling/transfers/studio/channels/channels-page.tsx')),
  },
  {
    path: 'selling/gateways',
    Component: lazy(() => import('#selling/gateways/studio/gateways-page.tsx')),
  },
  { path: 'selling', Component: lazy(() => import('#selling/settings/studio/selling-page.tsx')) },
  {
    path: 'selling/receipts',
    Component: lazy(() => import('#selling/settings/studio/receipts-page.tsx')),
  },
  {
    path: 'moderation',
    Component: lazy(() => import('#conversation/moderation/studio/moderation-page.tsx')),
  },
  {
    path: 'overview/:list',
    Component: lazy(() => import('#site/overview/studio/overview-list-page.tsx')),
  },
  {
    path: 'announcements',
    Component: lazy(() => import('#conversation/announcements/studio/announcements-page.tsx')),
  },
  {
    path: 'announcements/:id',
    Component: lazy(() => import('#conversation/announcements/studio/announcement-page.tsx')),
  },
  { path: 'codes', Component: lazy(() => import('#selling/codes/studio/codes-page.tsx')) },
  { path: 'codes/new', Component: lazy(() => import('#selling/codes/studio/new-codes-page.tsx')) },
  { path: 'codes/:id', Component: lazy(() => import('#selling/codes/studio/batch-page.tsx')) },
  { path: 'coupons', Component: lazy(() => import('#selling/coupons/studio/coupons-page.tsx')) },
  { path: 'bundles', Component: lazy(() => import('#selling/bundles/studio/bundles-page.tsx')) },
  {
    path: 'categories',
    Component: lazy(() => import('#learning/categories/studio/categories-page.tsx')),
  },
  { path: 'media', Component: lazy(() => import('#content/media/studio/library/media-page.tsx')) },
  { path: 'log', Component: lazy(() => import('#site/log/studio/log-page.tsx')) },
  { path: 'bin', Component: lazy(() => import('#content/bin/studio/bin-page.tsx')) },
  { path: '*', Component: lazy(() => import('#studio-kit/frame/missing-page.tsx')) },
];

/** Pages that fill the screen, without the navigation. */
export const barePages: RouteObject[] = [
  {
    path: 'preview/:kind/:id',
    Component: lazy(() => import('#site/preview/studio/preview-page.tsx')),
  },
];
