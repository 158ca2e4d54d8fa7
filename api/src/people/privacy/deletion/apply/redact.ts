import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Who } from '#platform/privacy/types.ts';

const shownName = 'حساب محذوف';
const removed = '…';

/** The signs that mean something in a regular expression of PostgreSQL. */
const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** As it stands in the text of a JSON value. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

interface Replacement {
  pattern: string;
  by: string;
}

const wholeWords = (text: string) => `(?<![[:alnum:]_])${literally(text)}(?![[:alnum:]_])`;

/** A number however it is spaced; a short one may be anything. */
function numbers(phone: string | null): string[] {
  const digits = phone?.replace(/\D/g, '') ?? '';
  if (digits.length < 7) return [];
  return [`(?<![0-9])[+]?${[...digits].join('[ ().-]*')}(?![0-9])`];
}

/**
 * What is replaced by what. A name of several words is found inside of a text; one of a single word only where it is the
 * whole value, because it may be part of another person's name.
 */
export function replacements({ emails, name, phone }: Who, isJson: boolean): Replacement[] {
  const written = isJson ? inJson : (text: string) => text;
  const whole = isJson ? `"${literally(inJson(name))}"` : `^${literally(name)}$`;
  const named = /\s/.test(name)
    ? { pattern: wholeWords(written(name)), by: shownName }
    : { pattern: whole, by: isJson ? `"${shownName}"` : shownName };
  const reached = [...emails.map((email) => wholeWords(written(email))), ...numbers(phone)];
  return [named, ...reached.map((pattern) => ({ pattern, by: removed }))];
}

const replaceIn = (text: SQL, who: Who, isJson: boolean): SQL =>
  replacements(who, isJson).reduce(
    (value, { pattern, by }) => sql`regexp_replace(${value}, ${pattern}, ${by}, 'gi')`,
    text,
  );

/** A column's value without the person's name, addresses and phone number: of a text, a list of texts, or JSON. */
export function redacted(column: PgColumn, who: Who): SQL {
  const type = column.getSQLType();
  if (type === 'jsonb') return sql`(${replaceIn(sql`${column}::text`, who, true)})::jsonb`;
  if (type === 'text[]') {
    return sql`array(select ${replaceIn(sql`said.value`, who, false)}
      from unnest(${column}) with ordinality said(value, at) order by said.at)`;
  }
  return replaceIn(sql`${column}`, who, false);
}
