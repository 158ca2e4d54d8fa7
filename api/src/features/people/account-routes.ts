import {
  aliasParams,
  personParams,
  roleBody,
  signedOutAnswer,
  signInCodeAnswer,
  suspensionBody,
} from '@nibras/contract/people/people/studio/shapes.ts';
import { undoableAnswer } from '@nibras/contract/studio/page.ts';
import { messageAnswer } from '@nibras/contract/wire.ts';
import type { Routes } from '#platform/feature.ts';
import { signedIn } from '#platform/http/access.ts';
import { changeRole } from './change-role.ts';
import { issueSignInCode } from './issue-sign-in-code.ts';
import { removeAlias } from './remove-alias.ts';
import { signOutPerson } from './sign-out-person.ts';
import { liftSuspension, suspendPerson } from './suspend-person.ts';

const texts = {
  roleChanged: 'تغيّر دور هذا الحساب.',
  codeIssued: 'هذا كود الدخول. لن يظهر مرة أخرى.',
  signedOut: 'خرج هذا الحساب من كل الأجهزة.',
  suspended: 'أُوقف هذا الحساب.',
  lifted: 'رُفع الإيقاف عن هذا الحساب.',
  aliasRemoved: 'لم يعد هذا البريد يدخل إلى هذا الحساب.',
};

/** What an admin does with somebody's account. */
export const accountRoutes: Routes = (app, platform) => {
  const params = personParams;

  app.put(
    '/api/studio/people/:id/role',
    {
      config: { freshProof: true },
      schema: { params, body: roleBody, response: { 200: undoableAnswer } },
    },
    async (request) => {
      const options = { caller: signedIn(request), ...request.params, ...request.body };
      return { message: texts.roleChanged, undo: await changeRole(platform, options) };
    },
  );

  app.post(
    '/api/studio/people/:id/code',
    // Like a response with tokens: the length of a compressed one leaks its content.
    {
      config: { freshProof: true },
      compress: false,
      schema: { params, response: { 200: signInCodeAnswer } },
    },
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const options = { caller: signedIn(request), ...request.params };
      const { code, expiresAt } = await issueSignInCode(platform, options);
      return { message: texts.codeIssued, code, expires_at: expiresAt.toISOString() };
    },
  );

  app.post(
    '/api/studio/people/:id/sign-out',
    { config: { freshProof: true }, schema: { params, response: { 200: signedOutAnswer } } },
    async (request) => {
      const options = { caller: signedIn(request), ...request.params };
      return { message: texts.signedOut, ended: await signOutPerson(platform, options) };
    },
  );

  app.put(
    '/api/studio/people/:id/suspension',
    {
      config: { freshProof: true },
      schema: { params, body: suspensionBody, response: { 200: undoableAnswer } },
    },
    async (request) => {
      const options = { caller: signedIn(request), ...request.params, ...request.body };
      return { message: texts.suspended, undo: await suspendPerson(platform, options) };
    },
  );

  app.delete(
    '/api/studio/people/:id/suspension',
    { config: { freshProof: true }, schema: { params, response: { 200: messageAnswer } } },
    async (request) => {
      await liftSuspension(platform, { caller: signedIn(request), ...request.params });
      return { message: texts.lifted };
    },
  );

  app.delete(
    '/api/studio/people/:id/aliases/:alias',
    {
      config: { freshProof: true },
      schema: { params: aliasParams, response: { 200: undoableAnswer } },
    },
    async (request) => {
      const options = { caller: signedIn(request), ...request.params };
      return { message: texts.aliasRemoved, undo: await removeAlias(platform, options) };
    },
  );
};
