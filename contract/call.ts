import type { z } from 'zod';
import type { CacheTag } from './cache-tag.ts';
import type { Capability } from './capability.ts';

/*
 * A call of the API is declared once, here in the contract: its address, who may make it, what goes in and out. The API
 * serves it (`api/src/platform/http/serve.ts`), the site makes it, and tests and the OpenAPI document read it.
 *
 * A declaration names its shapes and figures instead of holding them: Zod, the shapes and the limits load when they are
 * needed, and are in no first view.
 */

/**
 * Who may make a call: everybody, signed-in people, or those whose role has a capability. `inSome`: those who have it by
 * their role, or by their part in some course; everybody who works in the studio has `studio:open` so. `inCourse`: those who
 * have it by their role, or by their part in the course whose id is the path's `:id`; for others who do not work on it the
 * course does not exist. `byKind`: the capability is that of the path's `:kind`. What depends on another row, such as the
 * owner of a purchase, is a policy of the feature.
 */
export type Access =
  | 'visitors'
  | 'signed-in'
  | Capability
  | { inSome: Capability }
  | { inCourse: Capability }
  | { byKind: Readonly<Record<string, Capability>> };

type Limits = typeof import('./limits.ts') &
  typeof import('./assessment/limits.ts') &
  typeof import('./learning/seats/limits.ts') &
  typeof import('./site/search/limits.ts') &
  typeof import('./site/vitals/limits.ts');

/** The name of a figure in the modules of limits, as `costly.copiesPerMinutePerPerson`. */
export type LimitName = {
  [Group in keyof Limits & string]: `${Group}.${keyof Limits[Group] & string}`;
}[keyof Limits & string];

/** How often a call may be made: `max` times within `window` milliseconds, a minute unless it is set. */
export interface CallLimit {
  max: LimitName;
  /** A whole class may share one network address, so costly calls of signed-in people are counted by person. */
  per: 'person' | 'address';
  window?: number;
  /** Calls with the same group are counted together. */
  group?: string;
}

/** How an answer is cached: only status 200 of GET, the same for everybody. */
export interface CallCache {
  /** The tags of every answer. A handler adds further ones. */
  tags: readonly CacheTag[];
  /** The call ignores tokens, so a request with one is answered from the cache too. */
  anonymous?: boolean;
  /** The maximum age of an answer in milliseconds, even if nothing was invalidated. */
  maxAge?: number;
  /** The `Cache-Control` of a cacheable answer; by default clients must revalidate. */
  cacheControl?: string;
}

/** The field of a form in which a call accepts one file; a call without it accepts none. */
export interface CallFile {
  field: string;
  maxBytes: LimitName;
  /** Written to the disk while it arrives, for files that would fill the memory. */
  onDisk?: true;
  /** The form may leave it out. */
  optional?: true;
}

export interface Declaration<ShapeName extends string = string> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With parameters as `:id`. */
  path: `/api/${string}`;
  access: Access;
  /** Takes a token of its own though visitors may make it. */
  bearer?: true;
  /** Asks for a fresh proof of who is calling (record 0101): what gives away accounts, rights, money or secrets. */
  proof?: true;
  /** The shapes of the path's parameters, the query and the body. */
  params?: ShapeName;
  query?: ShapeName;
  body?: ShapeName;
  file?: CallFile;
  /** The shape of the answer with status 200. */
  answer: ShapeName;
  /** The shape of the answer with status 409, for calls whose conflicts say more than a message. */
  conflict?: ShapeName;
  limit?: CallLimit;
  /** Its searches count towards the limit that all searchable lists share. */
  searchable?: true;
  cache?: CallCache;
  /** A change that no cached answer shows, so that its answer waits for no cache. */
  uncached?: true;
}

type ShapeNameOf<Shapes> = {
  [Name in keyof Shapes]: Shapes[Name] extends z.ZodType ? Name : never;
}[keyof Shapes] &
  string;

/** A declared call with the function that loads its shapes. */
export type Call = Declaration & { shapes: () => Promise<object> };

/**
 * Declares a call.
 * @param shapes loads the modules with its shapes
 * @param declaration names the shapes by their exports
 */
/*#__NO_SIDE_EFFECTS__*/
export function call<
  Shapes extends object,
  const Declared extends Declaration<ShapeNameOf<Shapes>>,
>(
  shapes: () => Promise<Shapes>,
  declaration: Declared,
): Declared & { shapes: () => Promise<Shapes> } {
  return { ...declaration, shapes };
}

type Load<Shapes> = () => Promise<Shapes>;

/** Loads the shapes of up to four modules as one. */
/*#__NO_SIDE_EFFECTS__*/
export const shapesOf =
  <A extends object, B extends object, C extends object = object, D extends object = object>(
    ...modules: [Load<A>, Load<B>, Load<C>?, Load<D>?]
  ): Load<A & B & C & D> =>
  async () =>
    Object.assign({}, ...(await Promise.all(modules.map((load) => load?.()))));

type ShapesOf<Made extends Call> = Awaited<ReturnType<Made['shapes']>>;

type Shape<Made extends Call, Part extends keyof Declaration> =
  Made extends Record<Part, infer Name extends keyof ShapesOf<Made>>
    ? ShapesOf<Made>[Name] extends infer Found extends z.ZodType
      ? Found
      : never
    : undefined;

type Parts = 'params' | 'query' | 'body' | 'answer';

/** The type of what a call names as `Part`, after parsing; undefined where the call has no such part. */
export type Shaped<Made extends Call, Part extends Parts> =
  Shape<Made, Part> extends infer Found extends z.ZodType ? z.output<Found> : undefined;

/** A type whose lists may be read-only. */
type Given<Type> = Type extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : Type extends object
    ? { [Key in keyof Type]: Given<Type[Key]> }
    : Type;

/** The type of what is sent as `Part` of a call; undefined where the call has no such part. */
export type Sent<Made extends Call, Part extends Parts> =
  Shape<Made, Part> extends infer Found extends z.ZodType ? Given<z.input<Found>> : undefined;
