import * as assessmentLimits from '@nibras/contract/assessment/limits.ts';
import type { Call, CallCache, LimitName, Shaped } from '@nibras/contract/call.ts';
import { errorAnswer } from '@nibras/contract/errors.ts';
import * as seatLimits from '@nibras/contract/learning/seats/limits.ts';
import * as otherLimits from '@nibras/contract/limits.ts';
import * as searchLimits from '@nibras/contract/site/search/limits.ts';
import * as vitalsLimits from '@nibras/contract/site/vitals/limits.ts';
import type { FastifyReply, FastifyRequest, RouteOptions, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import type { Platform } from '../platform.ts';
import type { Caller } from './access.ts';
import type { ApiServer } from './api-server.ts';
import { perPerson } from './caller.ts';
import { optionalFile } from './uploads/optional-file.ts';
import { UploadedFile } from './uploads/uploaded-file.ts';

type FileOf<Made extends Call> = Made extends {
  file: { field: infer Field extends string; onDisk: true };
}
  ? {
      [Name in Field]:
        | UploadedFile
        | (Made extends { file: { optional: true } } ? undefined : never);
    }
  : Made extends { file: { field: infer Field extends string } }
    ? { [Name in Field]: Buffer }
    : unknown;

/** A request of a call, after its parts were validated. */
export type CallRequest<Made extends Call> = Omit<
  FastifyRequest,
  'params' | 'query' | 'body' | 'caller'
> & {
  params: Shaped<Made, 'params'>;
  query: Shaped<Made, 'query'>;
  body: Made extends { file: object }
    ? (Made extends { body: string } ? Shaped<Made, 'body'> : unknown) & FileOf<Made>
    : Shaped<Made, 'body'>;
  /** Null for visitors, of calls that visitors may make. */
  caller: Made['access'] extends 'visitors' ? Caller | null : Caller;
};

type Awaitable<Value> = Value | Promise<Value>;

export type Handler<Made extends Call> = (
  request: CallRequest<Made>,
  reply: FastifyReply,
) => Awaitable<Shaped<Made, 'answer'> | FastifyReply>;

/** What a handler asks of the server beyond its call's declaration. */
export type ServeOptions = Pick<
  RouteShorthandOptions,
  'compress' | 'onRequest' | 'onError' | 'preParsing'
>;

/** Submits the handler of a call. */
export type Serve = <Made extends Call>(
  call: Made,
  handler: Handler<Made>,
  options?: ServeOptions,
) => void;

/** Submits the handlers of the calls of a feature. */
export type Routes = (serve: Serve, platform: Platform) => void;

export interface Served {
  call: Call;
  // biome-ignore lint/suspicious/noExplicitAny: handlers of all calls are in one list
  handler: Handler<any>;
  options: ServeOptions;
}

/** The calls that routes serve, with their handlers. */
export function servedBy(routes: readonly Routes[] = [], platform: Platform): Served[] {
  const served: Served[] = [];
  const serve: Serve = (call, handler, options = {}) => served.push({ call, handler, options });
  for (const register of routes) register(serve, platform);
  return served;
}

const minute = 60_000;

const limits: Record<string, object> = {
  ...otherLimits,
  ...assessmentLimits,
  ...seatLimits,
  ...searchLimits,
  ...vitalsLimits,
};

/** The value of a figure in the contract's limits. @throws Error for one that is no number */
function figure(name: LimitName): number {
  const [group = '', key = ''] = name.split('.');
  const value: unknown = Object.entries(limits[group] ?? {}).find(([one]) => one === key)?.[1];
  if (typeof value !== 'number') throw new Error(`The contract has no limit ${name}`);
  return value;
}

function limitOf({ limit }: Call) {
  if (!limit) return {};
  const { per, window = minute, group } = limit;
  const max = figure(limit.max);
  const counted = per === 'person' ? perPerson(max) : { max };
  return { rateLimit: { ...counted, timeWindow: window, ...(group && { groupId: group }) } };
}

/** What a search finds depends on the words that mean the same too. */
const cacheOf = ({ searchable }: Call, cache: CallCache): CallCache =>
  searchable ? { ...cache, tags: [...cache.tags, 'searches'] } : cache;

/** The shape of the body with the file that the call accepts. */
function bodyOf({ file }: Call, body: z.ZodType | undefined): z.ZodType | undefined {
  if (!file) return body;
  const { field, onDisk, optional } = file;
  const shape = onDisk
    ? optional
      ? optionalFile
      : z.instanceof(UploadedFile)
    : z.instanceof(Buffer);
  const form = (body ?? z.object({})) as z.ZodObject;
  // The shape of the contract may say of a file in memory what it must be.
  return field in form.shape && !onDisk ? form : form.extend({ [field]: shape });
}

/** @throws Error for a shape that the call's modules do not have */
function shapeNamed(call: Call, shapes: object, name: string | undefined): z.ZodType | undefined {
  if (name === undefined) return undefined;
  const shape = (shapes as Record<string, unknown>)[name];
  if (!(shape instanceof z.ZodType)) throw new Error(`${call.method} ${call.path} has no ${name}`);
  return shape;
}

/** The route of a call: its validation, rate limit, cache and proof, as they are declared. */
async function routeOf({ call, handler, options }: Served): Promise<RouteOptions> {
  const shapes = await call.shapes();
  const named = (name: string | undefined) => shapeNamed(call, shapes, name);
  const [params, querystring, body] = [call.params, call.query, call.body].map(named);
  const conflict = named(call.conflict);
  return {
    ...options,
    method: call.method,
    url: call.path,
    config: {
      ...limitOf(call),
      ...(call.access !== 'visitors' && call.access !== 'signed-in' && { needs: call.access }),
      ...(call.proof && { freshProof: true }),
      ...(call.searchable && { searchable: true }),
      ...(call.cache && { cache: cacheOf(call, call.cache) }),
      ...(call.uncached && { skipInvalidation: true }),
      ...(call.file && { file: { ...call.file, maxBytes: figure(call.file.maxBytes) } }),
    },
    schema: {
      ...(call.bearer && { security: [{ bearer: [] }] }),
      ...(params && { params }),
      ...(querystring && { querystring }),
      ...((body || call.file) && { body: bodyOf(call, body) }),
      response: {
        200: named(call.answer),
        ...(conflict && { 409: z.union([conflict, errorAnswer]) }),
      },
    },
    handler: handler as RouteOptions['handler'],
  };
}

/** Adds the routes of calls to a scope. */
export async function addServed(app: ApiServer, served: readonly Served[]): Promise<void> {
  for (const route of await Promise.all(served.map(routeOf))) app.route(route as never);
}
