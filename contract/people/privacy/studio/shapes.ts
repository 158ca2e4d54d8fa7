import { z } from 'zod';
import { pageOf } from '../../../content/items/studio/page.ts';
import { absentWhenEmpty, id, pageNumber, timestamp } from '../../../wire.ts';
import { dataRequestKinds, dataRequestStates } from '../shapes.ts';

/** The register of personal data as the studio shows it. All texts are Arabic. */
export const registerLink = z.object({
  /** Names of columns. */
  columns: z.array(z.string()),
  how: z.string(),
  exported: z.enum(['whole', 'mention', 'no']),
  /** Why nothing is exported. */
  why: z.string().nullable(),
  deletion: z.object({
    does: z.enum(['remove', 'keep', 'clear', 'redact', 'choice']),
    why: z.string(),
  }),
});

export const registerTable = z.object({
  name: z.string(),
  title: z.string(),
  purpose: z.string(),
  retention: z.string(),
  columns: z.array(
    z.object({
      name: z.string(),
      what: z.string(),
      kind: z.enum(['value', 'file', 'secret', 'derived', 'others']),
    }),
  ),
  /** Empty: none of its rows belongs to a person. */
  links: z.array(registerLink),
});
export type RegisterTable = z.infer<typeof registerTable>;

export const registerPlace = z.object({
  name: z.string(),
  title: z.string(),
  purpose: z.string(),
  retention: z.string(),
  exported: z.string(),
  deletion: z.string(),
});
export type RegisterPlace = z.infer<typeof registerPlace>;

export const registerAnswer = z.object({
  domains: z.array(
    z.object({ name: z.string(), title: z.string(), tables: z.array(registerTable) }),
  ),
  places: z.array(registerPlace),
});
export type Register = z.infer<typeof registerAnswer>;

/** A request of a person for their data or for the deletion of their account. */
export const dataRequest = z.object({
  id: z.int(),
  kind: z.enum(dataRequestKinds),
  /** Its name is «حساب محذوف» after the deletion. */
  person: z.object({ id: z.int(), name: z.string(), deleted: z.boolean() }),
  state: z.enum(dataRequestStates),
  created_at: timestamp,
  due_at: timestamp,
  finished_at: timestamp.nullable(),
});
export type DataRequest = z.infer<typeof dataRequest>;

/** What waits first, by its date; then what is over, the newest first. */
export const dataRequestsQuery = z.object({
  page: pageNumber,
  kind: absentWhenEmpty(z.enum(dataRequestKinds).optional()),
  state: absentWhenEmpty(z.enum(['waiting', 'over']).optional()),
});
export type DataRequestsQuery = z.output<typeof dataRequestsQuery>;
export const dataRequestParams = z.object({ id });
export const dataRequestAnswer = z.object({ request: dataRequest });
export const dataRequestsAnswer = pageOf(dataRequest);
