import {
  currentPerson,
  loginAnswer,
  loginBody,
  registerBody,
  sessionAnswer,
  verifyBody,
  verifyEmailBody,
} from '@nibras/contract/auth.ts';
import { messageAnswer } from '@nibras/contract/wire.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken, signedIn } from '#platform/http/access.ts';
import { AppError, found } from '#platform/http/app-error.ts';
import type { ApiServer } from '#platform/http/feature.ts';
import type { Platform } from '#platform/platform.ts';
import { confirmEmail } from './confirm-email.ts';
import { endSession } from './end-session.ts';
import { hashPassword } from './passwords.ts';
import { presentPerson, presentSession } from './present.ts';
import { personById } from './queries.ts';
import { refreshSession } from './refresh-session.ts';
import { sendSignInCode } from './send-sign-in-code.ts';
import { signInWithCode } from './sign-in-with-code.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

const texts = {
  codeSent: 'تم إرسال كود التحقق إلى بريدك الإلكتروني',
  welcome: 'تم تسجيل الدخول بنجاح، مرحبًا بك في المنصة',
  refreshed: 'تم تجديد الجلسة',
  signedOut: 'تم تسجيل الخروج بنجاح',
  emailConfirmed: 'تم تأكيد بريدك الإلكتروني الجديد بنجاح',
};

/** Answers that carry tokens or a person stay out of every cache. */
async function keepPrivate(_request: FastifyRequest, reply: FastifyReply) {
  reply.header('Cache-Control', 'no-store');
}

/** Signing in and staying so: for everyone. */
export function visitorRoutes(app: ApiServer, platform: Platform) {
  app.post(
    '/api/login',
    { onRequest: keepPrivate, schema: { body: loginBody, response: { 200: loginAnswer } } },
    async (request) => {
      const { email, name, password } = request.body;
      const networkAddress = request.ip;
      if (password !== undefined) {
        const opened = await signInWithPassword(platform, { email, password, networkAddress });
        return presentSession(texts.welcome, opened);
      }
      await sendSignInCode(platform, { email, name, networkAddress });
      return { message: texts.codeSent };
    },
  );

  app.post(
    '/api/login/verify',
    { onRequest: keepPrivate, schema: { body: verifyBody, response: { 200: sessionAnswer } } },
    async (request) => {
      const { email, login_code: code } = request.body;
      return presentSession(texts.welcome, await signInWithCode(platform, { email, code }));
    },
  );

  app.post(
    '/api/register',
    { schema: { body: registerBody, response: { 200: messageAnswer } } },
    async (request) => {
      const { name, email, password } = request.body;
      const passwordHash = password === undefined ? undefined : await hashPassword(password);
      await sendSignInCode(platform, { email, name, passwordHash, networkAddress: request.ip });
      return { message: texts.codeSent };
    },
  );

  app.post(
    '/api/refresh-token',
    {
      onRequest: keepPrivate,
      schema: { security: [{ bearer: [] }], response: { 200: sessionAnswer } },
    },
    async (request) => {
      const refreshToken = bearerToken(request);
      if (!refreshToken) throw new AppError('unauthenticated');
      return presentSession(texts.refreshed, await refreshSession(platform, refreshToken));
    },
  );
}

/** The signed-in person's own. */
export function signedInRoutes(app: ApiServer, platform: Platform) {
  for (const path of ['/api/user', '/api/student']) {
    app.get(
      path,
      { onRequest: keepPrivate, schema: { response: { 200: currentPerson } } },
      async (request) => {
        const person = await personById(platform.db, signedIn(request).id);
        return presentPerson(found(person, 'session-expired'));
      },
    );
  }

  app.post('/api/logout', { schema: { response: { 200: messageAnswer } } }, async (request) => {
    await endSession(platform.db, {
      sessionId: signedIn(request).sessionId,
      now: platform.now(),
    });
    return { message: texts.signedOut };
  });

  app.post(
    '/api/verify-email',
    { schema: { body: verifyEmailBody, response: { 200: messageAnswer } } },
    async (request) => {
      const { code } = request.body;
      await confirmEmail(platform, { personId: signedIn(request).id, code });
      return { message: texts.emailConfirmed };
    },
  );
}
