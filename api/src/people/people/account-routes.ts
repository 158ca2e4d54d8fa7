import {
  deleteStudioPeopleByIdAliasesByAlias,
  deleteStudioPeopleByIdSuspension,
  postStudioPeopleByIdCode,
  postStudioPeopleByIdSignOut,
  postStudioPeopleInvitations,
  putStudioPeopleByIdRole,
  putStudioPeopleByIdSuspension,
} from '@nibras/contract/people/people/studio/calls.ts';
import type { Routes } from '#platform/feature.ts';
import { changeRole } from './change-role.ts';
import { invitePerson } from './invite-person.ts';
import { issueSignInCode } from './issue-sign-in-code.ts';
import { removeAlias } from './remove-alias.ts';
import { signOutPerson } from './sign-out-person.ts';
import { liftSuspension, suspendPerson } from './suspend-person.ts';

const texts = {
  roleChanged: 'تغيّر دور هذا الحساب.',
  invited: 'أُرسلت الدعوة.',
  codeIssued: 'هذا كود الدخول. لن يظهر مرة أخرى.',
  signedOut: 'خرج هذا الحساب من كل الأجهزة.',
  suspended: 'أُوقف هذا الحساب.',
  lifted: 'رُفع الإيقاف عن هذا الحساب.',
  aliasRemoved: 'لم يعد هذا البريد يدخل إلى هذا الحساب.',
};

/** What an admin does with a person's account. */
export const accountRoutes: Routes = (serve, platform) => {
  serve(putStudioPeopleByIdRole, async (request) => {
    const options = { caller: request.caller, ...request.params, ...request.body };
    return { message: texts.roleChanged, undo: await changeRole(platform, options) };
  });

  serve(postStudioPeopleInvitations, async (request) => {
    const options = { caller: request.caller, ...request.body };
    return { message: texts.invited, undo: await invitePerson(platform, options) };
  });

  serve(
    postStudioPeopleByIdCode,
    async (request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const options = { caller: request.caller, ...request.params };
      const { code, expiresAt } = await issueSignInCode(platform, options);
      return { message: texts.codeIssued, code, expires_at: expiresAt.toISOString() };
    },
    // Like a response with tokens: the length of a compressed one leaks its content.
    { compress: false },
  );

  serve(postStudioPeopleByIdSignOut, async (request) => {
    const options = { caller: request.caller, ...request.params };
    return { message: texts.signedOut, ended: await signOutPerson(platform, options) };
  });

  serve(putStudioPeopleByIdSuspension, async (request) => {
    const options = { caller: request.caller, ...request.params, ...request.body };
    return { message: texts.suspended, undo: await suspendPerson(platform, options) };
  });

  serve(deleteStudioPeopleByIdSuspension, async (request) => {
    await liftSuspension(platform, { caller: request.caller, ...request.params });
    return { message: texts.lifted };
  });

  serve(deleteStudioPeopleByIdAliasesByAlias, async (request) => {
    const options = { caller: request.caller, ...request.params };
    return { message: texts.aliasRemoved, undo: await removeAlias(platform, options) };
  });
};
