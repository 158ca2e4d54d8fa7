import type { DemoCourse } from '../../types.ts';
import { cyberSecurityCourses } from './cyber-security.ts';
import { dataScienceCourses } from './data-science.ts';
import { devopsCourses } from './devops.ts';
import { mobileAppsCourses } from './mobile-apps.ts';
import { modernWebHtmlCss } from './modern-web-html-css.ts';
import { programmingBasicsCourses } from './programming-basics.ts';
import { pythonFromZero } from './python-from-zero.ts';
import { reactApplications } from './react-applications.ts';
import { webDevelopmentCourses } from './web-development.ts';

/** All demo courses. Lists on the site are ordered by the courses' ages, not as here. */
export const courses: DemoCourse[] = [
  pythonFromZero,
  modernWebHtmlCss,
  reactApplications,
  ...programmingBasicsCourses,
  ...webDevelopmentCourses,
  ...mobileAppsCourses,
  ...dataScienceCourses,
  ...cyberSecurityCourses,
  ...devopsCourses,
];
