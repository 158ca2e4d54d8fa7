import type { EnrolmentState } from '@nibras/contract/learning/courses/shapes.ts';
import {
  getCheckEnrollByCourseId,
  getMyCourses,
  postEnroll,
  putEnrollByCourseId,
  putResendCodeByCourseId,
} from '@nibras/contract/learning/enrolment/calls.ts';
import { lists } from '@nibras/contract/limits.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import type { Routes } from '#platform/feature.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { listMeta } from '#platform/http/paging.ts';
import { confirmEnrolment } from './confirm-enrolment.ts';
import { presentMyCourse } from './present.ts';
import { enrolmentContext, enrolmentOf, joinedCourses, sentPurchase } from './queries.ts';
import { resendEnrolmentCode } from './resend-code.ts';
import type { SellCourse } from './sell-course.ts';
import { startEnrolment } from './start-enrolment.ts';

const toPay = () =>
  wording`{هذا|هذه} الكورس {مدفوع|مدفوعة}. أتمّ {شراءه|شراءها} من موقعنا، ثم أدخل كود الاشتراك الذي يصلك بالبريد عند وصول المبلغ.`;
const joined = () => wording`تم التسجيل في الكورس بنجاح`;
const codeSent = 'تم إرسال كود التحقق إلى بريدك الإلكتروني';

export const createRoutes =
  (sell: SellCourse): Routes =>
  (serve, platform) => {
    const { db } = platform;

    serve(getCheckEnrollByCourseId, async (request) => {
      const { id } = request.caller;
      orThrow(await enrolmentContext(db, request.params.courseId, id), 'course-not-found');
      const enrolment = await enrolmentOf(db, request.params.courseId, id);
      const status: EnrolmentState = enrolment?.status ?? 'none';
      const created_at = enrolment?.createdAt.toISOString() ?? null;
      const access_until = enrolment?.accessUntil?.toISOString() ?? null;
      const purchase =
        status === 'joined' ? null : await sentPurchase(db, request.params.courseId, id);
      return { status, enrollStatus: status, created_at, access_until, purchase };
    });

    serve(postEnroll, async (request) => {
      const result = await startEnrolment(platform, {
        course: request.body.courseId,
        caller: request.caller,
        networkAddress: request.ip,
        sell,
        takesProof: request.body.takes_proof,
      });
      if (result.status === 'joined') {
        return {
          message: result.isNew ? joined() : wording`أنت مشترك في {هذا|هذه} الكورس بالفعل.`,
          data: {},
          status: 'joined' as const,
        };
      }
      if ('purchase' in result) {
        const purchase = { id: result.purchase, url: `/checkout/${result.purchase}` };
        return { message: toPay(), data: { message: toPay() }, status: result.status, purchase };
      }
      return {
        message: codeSent,
        data: { message: codeSent },
        status: result.status,
        resend_after: Math.ceil(result.resendAfter),
      };
    });

    serve(putEnrollByCourseId, async (request) => {
      await confirmEnrolment(platform, {
        course: request.params.courseId,
        caller: request.caller,
        code: request.body.code,
        networkAddress: request.ip,
      });
      return { title: 'نجاح', message: joined() };
    });

    serve(putResendCodeByCourseId, async (request) => {
      await resendEnrolmentCode(platform, {
        course: request.params.courseId,
        caller: request.caller,
        networkAddress: request.ip,
      });
      return { title: 'نجاح', message: codeSent };
    });

    serve(getMyCourses, async (request) => {
      const { page } = request.query;
      const { rows, total } = await joinedCourses(db, request.caller.id, page);
      const meta = listMeta({ page, per_page: lists.myCoursesPerPage }, total);
      return {
        myCourses: { data: rows.map(presentMyCourse), ...meta },
        last_page: meta.last_page,
      };
    });
  };
