import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const development = process.env.NODE_ENV === 'development';

export default [
  layout('shell/site-layout.tsx', [
    index('features/home/home-page.tsx'),
    route('courses', 'features/courses/course-list-page.tsx'),
    route('courses/:id', 'features/courses/course-page.tsx'),
    route('services', 'features/services/service-list-page.tsx'),
    route('services/:id', 'features/services/service-page.tsx'),
    route('portfolio', 'features/portfolio/portfolio-list-page.tsx'),
    route('portfolio/:id', 'features/portfolio/project-page.tsx'),
    layout('platform/session/guests-only.tsx', [
      route('login', 'features/auth/login-page.tsx'),
      route('register', 'features/auth/register-page.tsx'),
      route('verify', 'features/auth/verify-page.tsx'),
    ]),
    layout('platform/session/members-only.tsx', [
      route('my-courses', 'features/enrolment/my-courses-page.tsx'),
      route('courses/:courseId/lecture/:lectureId', 'features/learning/lecture-page.tsx'),
    ]),
    route('*', 'platform/pages/not-found-page.tsx'),
  ]),
  route('manifest.webmanifest', 'platform/pages/manifest.ts'),
  ...(development ? [route('dev/ui', 'features/dev-ui/dev-ui-page.tsx')] : []),
] satisfies RouteConfig;
