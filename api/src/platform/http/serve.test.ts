import { call as declare } from '@nibras/contract/call.ts';
import { deleteStudioSettingsMail } from '@nibras/contract/site/settings/studio/calls.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { makePerson, makeSession } from '../../factories/people.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { ApiServer } from './api-server.ts';
import { addServed } from './serve.ts';
import { serializerCompiler, validatorCompiler } from './validation.ts';

const { call, db } = await startTestApp({ work: false });

const shapes = async () => ({
  named: z.object({ name: z.string() }),
  said: z.object({ said: z.string() }),
});

async function serverOf(served: Parameters<typeof addServed>[1]) {
  const server = Fastify() as unknown as ApiServer;
  server.setValidatorCompiler(validatorCompiler);
  server.setSerializerCompiler(serializerCompiler(true));
  await addServed(server, served);
  return server;
}

test('a call is served at its address, with its input validated and its answer checked', async () => {
  const hello = declare(shapes, {
    method: 'POST',
    path: '/api/hello',
    access: 'visitors',
    body: 'named',
    answer: 'said',
  });
  const handler = ({ body }: { body: { name: string } }) => ({ said: body.name });
  const server = await serverOf([{ call: hello, handler, options: {} }]);
  const post = (payload: object) => server.inject({ method: 'POST', url: '/api/hello', payload });
  expect((await post({ name: 'سلمى' })).json()).toEqual({ said: 'سلمى' });
  expect((await post({ name: 7 })).statusCode).not.toBe(200);
});

test('a call whose modules lack a shape that it names stops the start', async () => {
  const broken = {
    ...declare(shapes, { method: 'GET', path: '/api/x', access: 'visitors', answer: 'said' }),
    answer: 'sad',
  };
  await expect(serverOf([{ call: broken, handler: () => ({}), options: {} }])).rejects.toThrow(
    'GET /api/x has no sad',
  );
});

test('a role without the capability of a call is refused before a fresh proof is asked for', async () => {
  const { method, path } = deleteStudioSettingsMail;
  const [student, admin] = [await makePerson(db), await makePerson(db, { role: 'admin' })];
  const long = new Date(Date.now() - 86_400_000);
  const ask = async (person: { id: number }) =>
    call(`${method} ${path}`, {
      token: await makeSession(db, person, { provenAt: long }),
    });
  const refused = await ask(student);
  expect(refused).toMatchObject({
    status: 403,
    body: { message: 'لا تملك صلاحية تنفيذ هذا الإجراء.' },
  });
  expect(refused.body.proof).toBeUndefined();
  expect((await ask(admin)).body.proof).toEqual(['code']);
});
