import type { CodeAnswer, StartedEnrolment } from '@nibras/contract/compat/parse-enrolment.ts';
import {
  postEnroll,
  putEnrollByCourseId,
  putResendCodeByCourseId,
} from '@nibras/contract/learning/enrolment/calls.ts';
import { makeCall } from '#platform/api/make-call.ts';
import { isOwnServer } from '#platform/state/own-server.ts';

// Imported in parallel with the requests, since the first view of a course does not need it.
const parsers = () => import('@nibras/contract/compat/parse-enrolment.ts');
const titledSchema = async () => (await parsers()).parseTitled;

/** Starts an enrolment. Most become pending until the code sent by mail is entered. */
export function startEnrolment(courseId: number): Promise<StartedEnrolment> {
  return makeCall(postEnroll, {
    body: { courseId, ...(isOwnServer() && { takes_proof: true }) },
    parse: async () => (await parsers()).parseStartedEnrolment,
  });
}

/** Sends the code of a pending enrolment. A response with status 200 may still be a refusal: see `isRefusal`. */
export function confirmEnrolment(courseId: number, code: string): Promise<CodeAnswer> {
  return makeCall(putEnrollByCourseId, {
    params: { courseId },
    body: { code },
    parse: titledSchema,
  });
}

/** Requests another code by mail. */
export function resendCode(courseId: number): Promise<CodeAnswer> {
  return makeCall(putResendCodeByCourseId, { params: { courseId }, parse: titledSchema });
}
