import {
  loginAnswer,
  loginBody,
  ownPerson,
  registerBody,
  sessionAnswer,
  verifyBody,
  verifyEmailBody,
} from '@nibras/contract/auth.ts';
import { signIn } from '@nibras/contract/limits.ts';
import { messageAnswer } from '@nibras/contract/wire.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bearerToken, signedIn } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import { delayRefusal } from '#platform/http/delay-refusal.ts';
import type { ApiServer } from '#platform/http/feature.ts';
import type { Platform } from '#platform/platform.ts';
import { confirmEmail } from './confirm-email.ts';
import { endSessions } from './end-sessions.ts';
import { presentPerson, presentSession } from './present.ts';
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

/** Answers that carry tokens or a person stay out of every cache. */
async function keepPrivate(_request: FastifyRequest, reply: FastifyReply) {
  reply.header('Cache-Control', 'no-store');
}

/** Whoever is refused for asking too much, and asks again at once, would keep the process busy. */
async function delayFlood(_request: FastifyRequest, _reply: FastifyReply, error: Error) {
  const { code } = error as Partial<AppError>;
  if (code === 'too-many-requests' || code === 'passwords-busy') await delayRefusal();
}

/** A route that answers tokens: not compressed either, since a length can tell of what is in it. */
const secret = { onRequest: keepPrivate, onError: delayFlood, compress: false } as const;

/** A request for a code or with a password, each of which may cost a mail or a hash. */
const limited = {
  ...secret,
  config: { rateLimit: { max: signIn.perMinutePerNetworkAddress, timeWindow: 60_000 } },
};

/** Signing in and staying so: for everyone. */
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
    { ...secret, schema: { body: verifyBody, response: { 200: sessionAnswer } } },
    async (request) => {
      const { email, login_code: code, password } = request.body;
      const networkAddress = request.ip;
      const given = { email, code, password, networkAddress };
      const userAgent = request.headers['user-agent'];
      const opened = await logSignIn(platform, { by: 'code', email, networkAddress }, () =>
        signInWithCode(platform, { ...given, userAgent }),
      );
      return presentSession(platform.db, texts.welcome, opened);
    },
  );

  app.post(
    '/api/register',
    { ...limited, schema: { body: registerBody, response: { 200: messageAnswer } } },
    async (request) => {
      const { name, email, password } = request.body;
      if (password !== undefined) {
        await refuseWeakPassword({ password, known: [email, name, platform.config.siteName] });
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

/** The signed-in person's own. */
export function signedInRoutes(app: ApiServer, platform: Platform) {
  for (const path of ['/api/user', '/api/student']) {
    app.get(
      path,
      { onRequest: keepPrivate, schema: { response: { 200: ownPerson } } },
      async (request) => {
        const { person, waiting } = await readOwnPerson(platform, signedIn(request).id);
        return {
          ...(await presentPerson(platform.db, person)),
          has_password: person.passwordHash !== null,
          pending_email: waiting?.email ?? null,
          ...(waiting && { resend_after: waiting.resendAfter }),
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
      const given = { personId, sessionId, code, networkAddress: request.ip };
      const proven = await confirmEmail(platform, given);
      return { message: proven === 'new' ? texts.emailConfirmed : texts.currentConfirmed };
    },
  );
}
