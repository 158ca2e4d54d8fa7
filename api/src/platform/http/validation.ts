import { fieldMessage } from '@nibras/contract/messages.ts';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';
import { AppError } from './app-error.ts';

/** Levels of lists and objects that a request may nest; the deepest that is used has eight. */
const maxDepth = 20;

const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed();

/**
 * PostgreSQL cannot store a text with a zero byte or JSON with a lone surrogate: unchecked, either would be a 500. Names
 * of properties are stored like values. What is nested too deeply to be checked is refused.
 */
function cannotBeStored(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isUnstorable(value);
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return false;
  if (depth > maxDepth) return true;
  return Object.entries(value).some(
    ([name, item]) => isUnstorable(name) || cannotBeStored(item, depth + 1),
  );
}

/** The errors by field name: those of the contract's schema first, then values that cannot be stored. */
function fieldErrors(data: unknown, issues: readonly z.core.$ZodIssue[]) {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.path.join('.');
    if (field) errors[field] = [...(errors[field] ?? []), issue.message];
  }
  for (const [field, value] of Object.entries(data ?? {})) {
    if (isUnstorable(field)) continue;
    if (cannotBeStored(value)) errors[field] ??= ['قيمة هذا الحقل غير صحيحة.'];
  }
  return errors;
}

/** Validates requests against the contract and reports errors by field, in Arabic. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const result = schema.safeParse(data ?? {}, { error: fieldMessage });
    if (result.success && !cannotBeStored(data)) return { value: result.data };
    const errors = fieldErrors(data, result.error?.issues ?? []);
    const named = Object.keys(errors).length > 0;
    return { error: new AppError('invalid-input', named ? { errors } : {}) };
  };

/** A response that the contract does not declare; it fails the request. */
class UndeclaredAnswer extends Error {
  override name = 'UndeclaredAnswer';
}

/** Returns the path of the first field of `answer` that `checked` lacks, or null. */
function undeclared(answer: unknown, checked: unknown, path = ''): string | null {
  if (Array.isArray(answer) && Array.isArray(checked)) {
    for (const [index, item] of answer.entries()) {
      const extra = undeclared(item, checked[index], `${path}[${index}]`);
      if (extra) return extra;
    }
    return null;
  }
  if (answer && checked && typeof answer === 'object' && typeof checked === 'object') {
    for (const [key, value] of Object.entries(answer)) {
      if (value === undefined) continue;
      if (!(key in checked)) return `${path}.${key}`;
      const extra = undeclared(value, (checked as Record<string, unknown>)[key], `${path}.${key}`);
      if (extra) return extra;
    }
  }
  return null;
}

/**
 * Validates responses against the contract. Unknown fields are stripped; with `strict` (development and tests) they are
 * an error, so that a new database column does not leak.
 */
export function serializerCompiler(strict: boolean): FastifySerializerCompiler<z.ZodType> {
  return ({ schema, method, url }) =>
    (answer) => {
      const result = z.safeEncode(schema, answer);
      if (!result.success) {
        throw new UndeclaredAnswer(`${method} ${url}: ${z.prettifyError(result.error)}`);
      }
      const extra = strict ? undeclared(answer, result.data) : null;
      if (extra)
        throw new UndeclaredAnswer(`${method} ${url} answers ${extra}, which the contract lacks`);
      return JSON.stringify(result.data);
    };
}
