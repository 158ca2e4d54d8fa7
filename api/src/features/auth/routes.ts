import { signIn } from '@nibras/contract/limits.ts';
import {
  loginAnswer,
  loginBody,
  ownPerson,
  registerBody,
  sessionAnswer,
  verifyAnswer,
  verifyBody,
  verifyEmailBody,
} from '@nibras/contract/people/auth/shapes.ts';
import { messageAnswer } from '@nibras/contract/wire.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken, signedIn } from '#platform/http/access.ts';
import type { ApiServer } from '#platform/http/api-server.ts';
import { AppError } from '#platform/http/app-error.ts';
import { delayRefusal } from '#platform/http/limits/delay-refusal.ts';
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
  refreshed: 'تم تجديد الجلسة',
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

/** Requests for a code or with a password, each of which may cost a mail or a hash. */
const limited = {
  ...secret,
  config: { rateLimit: { max: signIn.perMinutePerNetworkAddress, timeWindow: 60_000 } },
};

/** Routes for visitors: sign-in, registration and token refresh. */
export function visitorRoutes(app: ApiServer, platform: Platform) {
  app.post(
    '/api/login',
    { ...limited, schema: { body: loginBody, response: { 200: loginAnswer } } },
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
  );

  app.post(
    '/api/login/verify',
    { ...secret, schema: { body: verifyBody, response: { 200: verifyAnswer } } },
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
  );

  app.post(
    '/api/register',
    { ...limited, schema: { body: registerBody, response: { 200: messageAnswer } } },
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
  );

  app.post(
    '/api/refresh-token',
    {
      ...secret,
      schema: { security: [{ bearer: [] }], response: { 200: sessionAnswer } },
    },
    async (request) => {
      const refreshToken = bearerToken(request);
      if (!refreshToken) throw new AppError('unauthenticated');
      return presentSession(
        platform.db,
        texts.refreshed,
        await refreshSession(platform, refreshToken),
      );
    },
  );
}

/** Routes for the signed-in person's own account. */
export function signedInRoutes(app: ApiServer, platform: Platform) {
  for (const path of ['/api/user', '/api/student']) {
    app.get(
      path,
      { onRequest: setNoStore, schema: { response: { 200: ownPerson } } },
      async (request) => {
        const { person, pending } = await readOwnPerson(platform, signedIn(request).id);
        return {
          ...(await presentPerson(platform.db, person)),
          has_password: person.passwordHash !== null,
          pending_email: pending?.email ?? null,
          ...(pending && { resend_after: pending.resendAfter }),
        };
      },
    );
  }

  app.post('/api/logout', { schema: { response: { 200: messageAnswer } } }, async (request) => {
    const { id: personId, sessionId } = signedIn(request);
    const ending = { personId, sessionId, now: platform.now() };
    await platform.db.transaction((tx) => endSessions(tx, platform, ending));
    return { message: texts.signedOut };
  });

  app.post(
    '/api/verify-email',
    { schema: { body: verifyEmailBody, response: { 200: messageAnswer } } },
    async (request) => {
      const { id: personId, sessionId } = signedIn(request);
      const { code } = request.body;
      const credentials = { personId, sessionId, code, networkAddress: request.ip };
      const confirmed = await confirmEmail(platform, credentials);
      return { message: confirmed === 'new' ? texts.emailConfirmed : texts.currentConfirmed };
    },
  );
}
