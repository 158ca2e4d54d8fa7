import type { Feature } from '#platform/feature.ts';
import { jobKind, jobWorker } from '#platform/jobs/jobs.ts';
import { checkCourses } from './check-courses.ts';
import { checkPeople } from './check-people.ts';
import type { IssueByRule } from './completion.ts';
import { personKind } from './facts-changed.ts';
import { personalData } from './personal-data.ts';
import { createRoutes } from './routes.ts';
import { completedCourses } from './studio/timeline.ts';

const coursesKind = jobKind<object>('check-completions', { atOnce: 1 });

/** When a person has completed a course. @param issueByRule issues the certificate of a course that promises one */
export const createCompletion = (issueByRule: IssueByRule): Feature => ({
  name: 'completion',
  timeline: [completedCourses],
  personalData,
  routes: [createRoutes(issueByRule)],
  jobs: (platform) => [
    jobWorker(personKind, async ({ person, course }) => {
      const [fault] = await checkPeople(platform, { course, people: [person], issueByRule });
      if (fault) throw fault.error;
    }),
    jobWorker(coursesKind, () => checkCourses(platform, issueByRule), '* * * * *'),
  ],
});
