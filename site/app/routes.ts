import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const development = process.env.NODE_ENV === 'development';

export default [
  layout('shell/site-layout.tsx', [
    index('features/home/home-page.tsx'),
    route('courses', 'features/courses/list/course-list-page.tsx'),
    route('courses/:id', 'features/courses/detail/course-page.tsx'),
    route('services', 'features/services/service-list-page.tsx'),
    route('services/:id', 'features/services/service-page.tsx'),
    route('portfolio', 'features/portfolio/portfolio-list-page.tsx'),
    route('portfolio/:id', 'features/portfolio/project-page.tsx'),
    route('order-service/:id?', 'features/orders/order-page.tsx'),
    route('contact', 'features/contact/contact-page.tsx'),
    route('articles', 'features/articles/article-list-page.tsx'),
    route('articles/:id', 'features/articles/article-page.tsx'),
    route('pages/:id', 'features/pages/own-page.tsx'),
    route('saved-articles', 'features/saved-articles/saved-articles-page.tsx'),
    route('mail-digest', 'features/digest/digest-page.tsx'),
    layout('platform/session/guests-only.tsx', [
      route('login', 'features/auth/login-page.tsx'),
      route('login/password', 'features/auth/password-page.tsx'),
      route('register', 'features/auth/register-page.tsx'),
      route('verify', 'features/auth/verify-page.tsx'),
    ]),
    layout('platform/session/members-only.tsx', [
      route('welcome', 'features/auth/welcome-page.tsx'),
      route('my-courses', 'features/enrolment/my-courses-page.tsx'),
      route('favourites', 'features/courses/list/favourites-page.tsx'),
      route('chat', 'features/messenger/chat-page.tsx'),
      route('chat/:id', 'features/messenger/simple/simple-chat-page.tsx'),
      route('notifications', 'features/notifications/notifications-page.tsx'),
      route('profile', 'features/profile/profile-page.tsx'),
      route('my-questions', 'features/discussions/my-questions-page.tsx'),
      route('teacher-desk', 'features/discussions/teacher-desk-page.tsx'),
      route('teacher/:id', 'features/teachers/teacher-page.tsx'),
      route('courses/:courseId/lecture/:lectureId', 'features/learning/lecture-page.tsx'),
    ]),
    route('*', 'features/not-found/not-found-page.tsx'),
  ]),
  // One entry for all of its pages: every page's first scripts contain the list of routes.
  route('studio/*', 'features/studio/studio-route.tsx'),
  route('articles.xml', 'features/articles/feed.ts'),
  route('manifest.webmanifest', 'platform/pages/manifest.ts'),
  route('robots.txt', 'platform/pages/robots.ts'),
  route('sitemap.xml', 'platform/pages/sitemap.ts'),
  ...(development ? [route('dev/ui', 'features/dev-ui/dev-ui-page.tsx')] : []),
] satisfies RouteConfig;
