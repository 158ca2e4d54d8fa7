import { type SQL, sql } from 'drizzle-orm';

/**
 * A field as it will be published, as text: the draft's where it has one. For queries that join the table `drafts`.
 * @param column the published value, as text
 */
export const drafted = (field: string, column: SQL) =>
  sql<
    string | null
  >`case when drafts.fields ? ${field} then drafts.fields ->> ${field} else ${column} end`;

/** Whether HTML shows anything. The beginning of a text tells, and is short where the text is not. */
export const hasText = (html: SQL) =>
  sql<boolean>`coalesce(left(${html}, 2000) ~* '<(img|table|pre|hr)' or regexp_replace(left(${html}, 2000), '<[^>]*>|&nbsp;|\\s', '', 'g') <> '', false)`;
