import { announcements } from '#features/announcements/index.ts';
import { articles } from '#features/articles/index.ts';
import { auth } from '#features/auth/index.ts';
import { bundles } from '#features/bundles/index.ts';
import { certificatePaper } from '#features/certificate-paper/index.ts';
import { certificates, issueByRule } from '#features/certificates/index.ts';
import { checkout } from '#features/checkout/index.ts';
import { codes } from '#features/codes/index.ts';
import { createCompletion } from '#features/completion/index.ts';
import { consents } from '#features/consents/index.ts';
import { contact } from '#features/contact/index.ts';
import { content } from '#features/content/index.ts';
import { coupons } from '#features/coupons/index.ts';
import { createCourses, marksOfAll } from '#features/courses/index.ts';
import { credentials } from '#features/credentials/index.ts';
import { digest } from '#features/digest/index.ts';
import { discussions } from '#features/discussions/index.ts';
import { createEnrolment } from '#features/enrolment/index.ts';
import { exercises, marksOf as marksOfExercises } from '#features/exercises/index.ts';
import { gateways, offeredGateways } from '#features/gateways/index.ts';
import { home } from '#features/home/index.ts';
import { inbox } from '#features/inbox/index.ts';
import { createLearning } from '#features/learning/index.ts';
import { createMedia } from '#features/media/index.ts';
import { messenger } from '#features/messenger/index.ts';
import { moderation } from '#features/moderation/index.ts';
import { notifications } from '#features/notifications/index.ts';
import { orders } from '#features/orders/index.ts';
import { pages } from '#features/pages/index.ts';
import { people } from '#features/people/index.ts';
import { portfolio } from '#features/portfolio/index.ts';
import { previews } from '#features/previews/index.ts';
import { privacy } from '#features/privacy/index.ts';
import { profile } from '#features/profile/index.ts';
import { createCanPay, createSale, purchases } from '#features/purchases/index.ts';
import { push } from '#features/push/index.ts';
import { marksOf as marksOfQuizzes, quizzes } from '#features/quizzes/index.ts';
import { receipts } from '#features/receipts/index.ts';
import { reviews } from '#features/reviews/index.ts';
import { search } from '#features/search/index.ts';
import { security } from '#features/security/index.ts';
import { services } from '#features/services/index.ts';
import { settings } from '#features/settings/index.ts';
import { studio } from '#features/studio/index.ts';
import { receiveFilm, studioItems } from '#features/studio-items/index.ts';
import { createStudioPreview } from '#features/studio-preview/index.ts';
import { teachers } from '#features/teachers/index.ts';
import { offeredChannels, transfers } from '#features/transfers/index.ts';
import { vitals } from '#features/vitals/index.ts';
import type { Feature } from '#platform/feature.ts';

/** The marks of quizzes and exercises. */
const readMarks = marksOfAll([marksOfQuizzes, marksOfExercises]);

/** All features of the API. A test compares them with the folders. */
const canPay = createCanPay(({ db }) => offeredChannels(db), offeredGateways);

export const features: readonly Feature[] = [
  announcements,
  articles,
  auth,
  codes,
  bundles,
  certificates,
  checkout,
  createCompletion(issueByRule),
  consents,
  contact,
  content,
  coupons,
  createCourses(readMarks, canPay),
  credentials,
  digest,
  discussions,
  createEnrolment(createSale(canPay)),
  exercises,
  gateways,
  home,
  inbox,
  createLearning(readMarks),
  createMedia(receiveFilm),
  messenger,
  moderation,
  notifications,
  orders,
  pages,
  people,
  portfolio,
  previews,
  privacy,
  profile,
  purchases,
  push,
  quizzes,
  receipts,
  certificatePaper,
  reviews,
  search,
  security,
  services,
  settings,
  studio,
  createStudioPreview(canPay),
  studioItems,
  teachers,
  transfers,
  vitals,
];
