import { itemFields } from '@nibras/contract/content/items/studio/item-fields.ts';
import { z } from 'zod';
import { documentedName } from '../declared-calls.ts';
import { allRows as rows } from '../testing/access/all-rows.ts';
import { type Row, statusOf } from '../testing/access/row.ts';
import { callAt, filledCall } from '../testing/access/row-call.ts';
import { type Kind, kinds, type World } from '../testing/access/world.ts';
import { type OfferedCall, offeredCalls, type Schema } from './offered-calls.ts';
import { sampleValue } from './sample-value.ts';

/** A call that is answered as it should be, for texts to be put into. */
export interface ValidCall {
  /** As its row names it. */
  name: string;
  as: Kind;
  /** Whether the valid call succeeds. */
  succeeds: boolean;
  /** Method and path, with the ids of a world. */
  path(world: World): string;
  body(world: World): object | null;
  bodySchema: Schema | undefined;
  parameters: OfferedCall['parameters'];
}

type Document = Parameters<typeof offeredCalls>[0];

const preferred: Kind[] = ['teacher', 'admin', 'joined', 'editor', ...kinds];

function kindFor(row: Row): { as: Kind; succeeds: boolean } {
  const successful = preferred.find((kind) => statusOf(row, kind) < 300);
  if (successful) return { as: successful, succeeds: true };
  const refused = [401, 403];
  const as = preferred.find((kind) => !refused.includes(statusOf(row, kind))) ?? 'admin';
  return { as, succeeds: false };
}

function callOf(row: Row, offered: OfferedCall | undefined): ValidCall {
  const kind = kindFor(row);
  return {
    name: row.call,
    ...kind,
    path: (world) => filledCall(row.call, world),
    body: (world) => row.body?.(world, kind.as) ?? null,
    bodySchema: offered?.body ?? undefined,
    parameters: offered?.parameters ?? [],
  };
}

/** The world's item of each kind that has drafts. */
const drafted = {
  course: 'course',
  lecture: 'free',
  article: 'article',
  service: 'service',
  project: 'project',
  page: 'privacyPage',
  site: 'site',
  question: 'bankQuestion',
} as const;

let saves = 0;

/** Saves of every field of a draft, which the OpenAPI document describes as unknown values. */
function draftCalls(): ValidCall[] {
  return Object.entries(drafted).flatMap(([kind, id]) =>
    Object.entries(itemFields[kind as keyof typeof drafted]).map(([field, type]): ValidCall => {
      const schema = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;
      const change = { properties: { field: { const: field }, value: schema } };
      return {
        name: `PUT /api/studio/items/${kind}/{id}/draft ${field}`,
        as: 'admin',
        succeeds: true,
        path: ({ paths }) => `PUT /api/studio/items/${kind}/${paths[id]}/draft`,
        body: () => {
          saves += 1;
          const value = sampleValue(schema);
          return { changes: [{ field, value, base: 0 }], editor: { id: 'attack', save: saves } };
        },
        bodySchema: {
          properties: {
            changes: { items: change },
            editor: { properties: { id: { const: 'attack' } } },
          },
        },
        parameters: [],
      };
    }),
  );
}

/**
 * Every call with a text anywhere: those of the access matrix, whose rows have valid bodies and the caller who may send
 * them, and the fields of drafts. A new route has a row, so it is covered the day it is registered.
 */
export function validCalls(document: Document): ValidCall[] {
  const offered = offeredCalls(document);
  const seen = new Set<string>();
  const calls = rows.flatMap((row) => {
    const declared = callAt(row.call);
    const route = declared && documentedName(declared);
    const known = seen.has(row.call) && !row.body;
    seen.add(row.call);
    if (!route || known) return [];
    return [
      callOf(
        row,
        offered.find(({ method, path }) => route === `${method} ${path}`),
      ),
    ];
  });
  return [...calls, ...draftCalls()];
}
