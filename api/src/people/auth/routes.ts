import {
  getStudent,
  getUser,
  postLogin,
  postLoginVerify,
  postLogout,
  postRefreshToken,
  postRegister,
  postVerifyEmail,
} from '@nibras/contract/people/auth/calls.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { delayRefusal } from '#platform/http/limits/delay-refusal.ts';
import type { Serve } from '#platform/http/serve.ts';
import type { Platform } from '#platform/platform.ts';
import { confirmEmail } from './confirm-email.ts';
import { endSessions } from './end-sessions.ts';
import { presentPerson, presentSession, presentVerified } from './present.ts';
import { readOwnPerson } from './read-own-person.ts';
import { refreshSession } from './refresh-session.ts';
import { sendSignInCode } from './send-sign-in-code.ts';
import { logCodeRequest, logSignIn } from './sign-in-events.ts';
import { signInWithCode } from './sign-in-with-code.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

const texts = {
  codeSent: 'تم إرسال كود التحقق إلى بريدك الإلكتروني',
  welcome: 'تم تسجيل الدخول بنجاح، مرحبًا بك في المنصة',
  refreshed: 'جُدّدت الجلسة',
  signedOut: 'تم تسجيل الخروج بنجاح',
  emailConfirmed: 'تم تأكيد بريدك الإلكتروني الجديد بنجاح',
  currentConfirmed: 'تأكدنا من بريدك الحالي. أدخل الآن الكود الذي أرسلناه إلى بريدك الجديد.',
};

/** Responses with tokens or personal data must not be cached. */
async function setNoStore(_request: FastifyRequest, reply: FastifyReply) {
  reply.header('Cache-Control', 'no-store');
}

/** Delays the refusals of a flood: a client that retries at once would keep the process busy. */
async function delayFlood(_request: FastifyRequest, _reply: FastifyReply, error: Error) {
  const { code } = error as Partial<AppError>;
  if (code === 'too-many-requests' || code === 'passwords-busy') await delayRefusal();
}

/** Responses with tokens are not compressed either, because the length of a compressed response leaks its content. */
const secret = { onRequest: setNoStore, onError: delayFlood, compress: false } as const;

/** Routes for visitors: sign-in, registration and token refresh. */
export function visitorRoutes(serve: Serve, platform: Platform) {
  serve(
    postLogin,
    async (request) => {
      const { email, name, password } = request.body;
      const networkAddress = request.ip;
      if (password !== undefined) {
        const userAgent = request.headers['user-agent'];
        const opened = await logSignIn(platform, { by: 'password', email, networkAddress }, () =>
          signInWithPassword(platform, { email, password, networkAddress, userAgent }),
        );
        return presentSession(platform.db, texts.welcome, opened);
      }
      await logCodeRequest(platform, networkAddress, () =>
        sendSignInCode(platform, { email, name, networkAddress }),
      );
      return { message: texts.codeSent };
    },
    secret,
  );

  serve(
    postLoginVerify,
    async (request) => {
      const { email, login_code: code, password, terms_shown: termsShown } = request.body;
      const networkAddress = request.ip;
      const credentials = { email, code, password, networkAddress, termsShown };
      const userAgent = request.headers['user-agent'];
      const opened = await logSignIn(platform, { by: 'code', email, networkAddress }, () =>
        signInWithCode(platform, { ...credentials, userAgent }),
      );
      return presentVerified(platform.db, texts.welcome, opened);
    },
    secret,
  );

  serve(
    postRegister,
    async (request) => {
      const { name, email, password } = request.body;
      if (password !== undefined) {
        await refuseWeakPassword({ password, known: [email, name, platform.settings().siteName] });
      }
      const networkAddress = request.ip;
      await logCodeRequest(platform, networkAddress, () =>
        sendSignInCode(platform, { email, name, networkAddress }),
      );
      return { message: texts.codeSent };
    },
    secret,
  );

  serve(
    postRefreshToken,
    async (request) => {
      const refreshToken = bearerToken(request);
      if (!refreshToken) throw new AppError('unauthenticated');
      return presentSession(
        platform.db,
        texts.refreshed,
        await refreshSession(platform, refreshToken),
      );
    },
    secret,
  );
}

/** Routes for the signed-in person's own account. */
export function signedInRoutes(serve: Serve, platform: Platform) {
  for (const call of [getUser, getStudent]) {
    serve(
      call,
      async (request) => {
        const { person, pending } = await readOwnPerson(platform, request.caller.id);
        return {
          ...(await presentPerson(platform.db, person)),
          has_password: person.passwordHash !== null,
          pending_email: pending?.email ?? null,
          ...(pending && { resend_after: pending.resendAfter }),
        };
      },
      { onRequest: setNoStore },
    );
  }

  serve(postLogout, async (request) => {
    const { id: personId, sessionId } = request.caller;
    const ending = { personId, sessionId, now: platform.now() };
    await platform.db.transaction((tx) => endSessions(tx, platform, ending));
    return { message: texts.signedOut };
  });

  serve(postVerifyEmail, async (request) => {
    const { id: personId, sessionId } = request.caller;
    const { code } = request.body;
    const credentials = { personId, sessionId, code, networkAddress: request.ip };
    const confirmed = await confirmEmail(platform, credentials);
    return { message: confirmed === 'new' ? texts.emailConfirmed : texts.currentConfirmed };
  });
}
