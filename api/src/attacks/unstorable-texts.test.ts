import { expect, test } from 'vitest';
import { makeWorld } from '../testing/access/world.ts';
import { newNetwork } from '../testing/new-network.ts';
import { startTestApp } from '../testing/test-app.ts';
import { type OfferedCall, offeredCalls, type Schema } from './offered-calls.ts';

/**
 * A zero byte or half a character in any text of a request is a wrong request: PostgreSQL stores neither, and no call
 * may answer 500. Every call of the OpenAPI document gets one in each of its parameters, and in all texts of its body.
 */

const { call, platform } = await startTestApp({ work: false });
const world = await makeWorld(platform);
const calls = offeredCalls((await call('GET /api/openapi.json')).body).filter(
  ({ method }) => method !== 'HEAD',
);

/** A value of a schema whose texts are all this one. */
function filled(schema: Schema, text: string): unknown {
  const choice = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.[0];
  if (choice) return filled(choice, text);
  if (schema.const !== undefined) return schema.const;
  const type = [schema.type].flat()[0];
  if (type === 'object' || schema.properties) {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([name, inner]) => [name, filled(inner, text)]));
  }
  if (type === 'array') return [filled(schema.items ?? {}, text)];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  return text;
}

/** A path with one of its parameters replaced; the others are ones. */
const pathOf = ({ path }: OfferedCall, replaced: string | null, text: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === replaced ? encodeURIComponent(text) : '1',
  );

function* requestsOf(offered: OfferedCall, text: string) {
  const plain = text.isWellFormed() ? text : 'a%ED%A0%80';
  for (const { name, in: place } of offered.parameters) {
    if (place === 'path' && text.isWellFormed()) yield { path: pathOf(offered, name, text) };
    const query = `${encodeURIComponent(name)}=${text.isWellFormed() ? encodeURIComponent(text) : plain}`;
    if (place === 'query') yield { path: `${pathOf(offered, null, '')}?${query}` };
  }
  if (!offered.body) return;
  const path = pathOf(offered, null, '');
  yield { path, body: filled(offered.body, text) };
  yield { path, body: { ...(filled(offered.body, 'a') as object), [text]: text } };
}

test.each(calls)('$method $path', async (offered) => {
  for (const text of ['a\0b', 'a\ud800']) {
    for (const { path, ...more } of requestsOf(offered, text)) {
      const answer = await call(`${offered.method} ${path}` as 'GET /api/x', {
        as: world.people.admin,
        ...('body' in more && { body: more.body as object }),
        remoteAddress: newNetwork(),
      });
      expect(answer.status, `${path} ${JSON.stringify(more)}`).toBeLessThan(500);
    }
  }
});
