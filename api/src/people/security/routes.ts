import {
  deletePassword,
  deleteSessions,
  deleteSessionsById,
  getSessions,
  postSessionsCode,
  postSessionsConfirm,
  putPassword,
} from '@nibras/contract/people/security/calls.ts';
import { confirmSession } from '#people/auth/index.ts';
import type { Routes } from '#platform/feature.ts';
import { changePassword } from './change-password.ts';
import { endOtherSessions, endOwnSession } from './end-own-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { presentSession } from './present.ts';
import { sendConfirmation } from './send-confirmation.ts';

const texts = {
  codeSent: 'تم إرسال كود التحقق إلى بريدك الإلكتروني',
  confirmed: 'تأكدنا من أنك صاحب الحساب.',
  ended: 'سُجّل الخروج من ذلك الجهاز.',
  othersEnded: 'سُجّل الخروج من كل الأجهزة الأخرى.',
  passwordSet: 'حُفظت كلمة المرور.',
  passwordRemoved: 'أُزيلت كلمة المرور. الدخول الآن بالكود فقط.',
};

export const routes: Routes = (serve, platform) => {
  serve(getSessions, async (request) => {
    const { id: personId, sessionId } = request.caller;
    const rows = await listSessions(platform, { personId, sessionId });
    return { data: rows.map((row) => presentSession(row, sessionId)) };
  });

  serve(deleteSessions, async (request) => {
    const { id: personId, sessionId } = request.caller;
    await endOtherSessions(platform, { personId, except: sessionId });
    return { message: texts.othersEnded };
  });

  serve(deleteSessionsById, async (request) => {
    const { id: personId } = request.caller;
    await endOwnSession(platform, { personId, sessionId: request.params.id });
    return { message: texts.ended };
  });

  serve(postSessionsCode, async (request) => {
    const { id: personId } = request.caller;
    const networkAddress = request.ip;
    const resendAfter = await sendConfirmation(platform, { personId, networkAddress });
    return { message: texts.codeSent, resend_after: resendAfter };
  });

  serve(postSessionsConfirm, async (request) => {
    const { id: personId, sessionId } = request.caller;
    const { code } = request.body;
    await confirmSession(platform, { personId, sessionId, code, networkAddress: request.ip });
    return { message: texts.confirmed };
  });

  serve(putPassword, async (request) => {
    const { id: personId, sessionId } = request.caller;
    const { password } = request.body;
    const networkAddress = request.ip;
    await changePassword(platform, { personId, sessionId, password, networkAddress });
    return { message: texts.passwordSet, has_password: true };
  });

  serve(deletePassword, async (request) => {
    const { id: personId, sessionId } = request.caller;
    const networkAddress = request.ip;
    await changePassword(platform, { personId, sessionId, password: null, networkAddress });
    return { message: texts.passwordRemoved, has_password: false };
  });
};
