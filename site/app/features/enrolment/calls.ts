import type { CodeAnswer, StartedEnrolment } from '@nibras/contract/compat/parse-enrolment.ts';
import { apiSend } from '#platform/api/api-client.ts';

// Loaded while the calls are on their way: nobody's first view of a course needs it.
const reading = () => import('@nibras/contract/compat/parse-enrolment.ts');
const titled = async () => (await reading()).parseTitled;

/** Begins an enrolment; most end up pending, with a code on its way by mail. */
export function startEnrolment(courseId: number): Promise<StartedEnrolment> {
  return apiSend('POST', '/api/enroll', {
    json: { courseId },
    schema: async () => (await reading()).parseStartedEnrolment,
  });
}

/** Sends the code of a pending enrolment. An OK answer may still be a refusal: see `isRefusal`. */
export function confirmEnrolment(courseId: number, code: string): Promise<CodeAnswer> {
  return apiSend('PUT', `/api/enroll/${courseId}`, { json: { code }, schema: titled });
}

/** Asks for another code by mail. */
export function resendCode(courseId: number): Promise<CodeAnswer> {
  return apiSend('PUT', `/api/resendCode/${courseId}`, { schema: titled });
}
