/** The parts of JSON Schema that the served OpenAPI document uses. */
export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema?: Schema;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  security?: object[];
}

/** One call of the server. */
export interface OfferedCall {
  method: string;
  /** With `{name}` for each parameter. */
  path: string;
  parameters: Parameter[];
  body: Schema | null;
  needsSession: boolean;
  /** Headers by which the call is made, with values that it accepts. */
  headers?: Record<string, readonly string[]>;
}

const anyPath: Parameter[] = [{ name: 'path', in: 'path', schema: { type: 'string' } }];
const none = { parameters: [], body: null, needsSession: false };

/** The protocol of uploads, which the OpenAPI document leaves to tus. */
const tus = {
  ...none,
  needsSession: true,
  headers: {
    'Tus-Resumable': ['1.0.0'],
    'Upload-Length': ['10', '0'],
    'Upload-Offset': ['0', '5'],
    'Upload-Metadata': ['filename YS5wZGY=', 'filename YQBi', 'filename YS5wZGY=,replace MQ=='],
    'Upload-Concat': ['partial'],
    'Upload-Defer-Length': ['1'],
    'Content-Type': ['application/offset+octet-stream'],
  },
};

/** Calls that the OpenAPI document does not describe: files, health checks, and addresses without a route. */
const undescribed: OfferedCall[] = [
  { ...none, method: 'GET', path: '/storage/{path}', parameters: anyPath },
  { ...none, method: 'HEAD', path: '/storage/{path}', parameters: anyPath },
  { ...none, method: 'GET', path: '/api/{path}', parameters: anyPath },
  { ...none, method: 'PATCH', path: '/api/{path}', parameters: anyPath, body: {} },
  { ...none, method: 'OPTIONS', path: '/api/{path}', parameters: anyPath },
  { ...none, method: 'GET', path: '/api/openapi.json' },
  { ...none, method: 'GET', path: '/api/docs/{path}', parameters: anyPath },
  { ...none, method: 'GET', path: '/readyz' },
  { ...none, method: 'GET', path: '/{path}', parameters: anyPath },
  { ...tus, method: 'POST', path: '/api/studio/uploads' },
  { ...tus, method: 'PATCH', path: '/api/studio/uploads/{path}', parameters: anyPath, body: {} },
  { ...tus, method: 'HEAD', path: '/api/studio/uploads/{path}', parameters: anyPath },
  { ...tus, method: 'DELETE', path: '/api/studio/uploads/{path}', parameters: anyPath },
];

/** Returns every call of the OpenAPI document, which includes new routes, and those that it omits. */
export function offeredCalls(document: {
  paths: Record<string, Record<string, Operation>>;
}): OfferedCall[] {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content['application/json']?.schema ?? null,
      needsSession: Boolean(operation.security?.length),
    })),
  );
  return [...described, ...undescribed];
}
