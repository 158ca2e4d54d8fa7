import { index, layout, type RouteConfig, route as routeOf } from '@react-router/dev/routes';

const development = process.env.NODE_ENV === 'development';

/** A route named by its file alone: the first scripts of every page contain the names of all. */
const route = (path: string, file: string) => {
  const id = file.replace(/^.*\/|\.\w+$/g, '');
  return routeOf(path, file, { id });
};

export default [
  layout('shell/site-layout.tsx', [
    index('site/home/home-page.tsx'),
    route('courses', 'learning/courses/list/course-list-page.tsx'),
    route('courses/:id', 'learning/courses/detail/course-page.tsx'),
    route('bundles/:id', 'selling/bundles/bundle-page.tsx'),
    route('services', 'content/services/service-list-page.tsx'),
    route('services/:id', 'content/services/service-page.tsx'),
    route('portfolio', 'content/portfolio/portfolio-list-page.tsx'),
    route('portfolio/:id', 'content/portfolio/project-page.tsx'),
    route('order-service/:id?', 'selling/orders/order-page.tsx'),
    route('ways-to-pay', 'selling/checkout/payment-methods-page.tsx'),
    route('contact', 'conversation/contact/contact-page.tsx'),
    route('articles', 'content/articles/article-list-page.tsx'),
    route('articles/:id', 'content/articles/article-page.tsx'),
    route('playground', 'assessment/playground/playground-page.tsx'),
    route('pages/:id', 'content/pages/own-page.tsx'),
    route('search', 'site/search/search-page.tsx'),
    route('saved-articles', 'content/articles/saved/saved-articles-page.tsx'),
    route('mail-digest', 'conversation/digest/digest-page.tsx'),
    route('certificates', 'learning/certificates/check-page.tsx'),
    route('certificates/:code', 'learning/certificates/certificate-page.tsx'),
    route('redeem', 'selling/codes/redeem-page.tsx'),
    layout('platform/session/guests-only.tsx', [
      route('login', 'people/auth/login-page.tsx'),
      route('login/password', 'people/auth/password-page.tsx'),
      route('register', 'people/auth/register-page.tsx'),
      route('verify', 'people/auth/verify-page.tsx'),
    ]),
    layout('platform/session/members-only.tsx', [
      route('welcome', 'people/auth/welcome-page.tsx'),
      route('my-courses', 'learning/enrolment/my-courses-page.tsx'),
      route('checkout/:id', 'selling/checkout/checkout-page.tsx'),
      route('my-certificates', 'learning/certificates/my-certificates-page.tsx'),
      route('purchases', 'selling/checkout/purchases-page.tsx'),
      route('purchases/:id', 'selling/checkout/purchase-page.tsx'),
      route('favourites', 'learning/courses/list/favourites-page.tsx'),
      route('chat', 'conversation/messenger/chat-page.tsx'),
      route('chat/:id', 'conversation/messenger/simple/simple-chat-page.tsx'),
      route('notifications', 'conversation/notifications/notifications-page.tsx'),
      route('profile', 'people/profile/profile-page.tsx'),
      route('account/data', 'people/privacy/data-page.tsx'),
      route('my-questions', 'conversation/discussions/my-questions-page.tsx'),
      route('teacher-desk', 'conversation/discussions/question-inbox-page.tsx'),
      route('teacher/:id', 'people/teachers/teacher-page.tsx'),
      route('courses/:courseId/lecture/:lectureId', 'learning/lectures/lecture-page.tsx'),
    ]),
    route('*', 'site/not-found/not-found-page.tsx'),
  ]),
  // One entry for all of its pages: every page's first scripts contain the list of routes.
  route('studio/*', 'studio/studio-route.tsx'),
  route('articles.xml', 'content/articles/feed.ts'),
  route('manifest.webmanifest', 'platform/pages/manifest.ts'),
  route('robots.txt', 'platform/pages/robots.ts'),
  route('sitemap.xml', 'platform/pages/sitemap.ts'),
  ...(development ? [route('dev/ui', 'site/dev-ui/dev-ui-page.tsx')] : []),
] satisfies RouteConfig;
