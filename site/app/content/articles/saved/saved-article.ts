/** An article as stored in this browser, with the specification's field names (docs/behaviour/articles.md#saving). */
export type SavedArticle = {
  id: string;
  name: string;
  image: string | null;
  small_description: string;
  created_by: string | null;
  created_at: string;
  /** When it was saved, ISO 8601. */
  savedAt: string;
};

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : Number.isFinite(value) ? String(value) : '';

function isoOf(value: unknown): string {
  const date = new Date(typeof value === 'number' ? value : textOf(value));
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

function parseOne(value: unknown): SavedArticle[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  const id = textOf(fields.id);
  const name = textOf(fields.name);
  if (id === '' || name === '') return [];
  return [
    {
      id,
      name,
      image: textOf(fields.image) || null,
      small_description: textOf(fields.small_description),
      created_by: textOf(fields.created_by) || null,
      created_at: textOf(fields.created_at),
      savedAt: isoOf(fields.savedAt),
    },
  ];
}

/**
 * Parses the stored articles tolerantly: entries that cannot be shown are omitted, and of two with the same id the
 * first is used.
 */
export function parseSavedArticles(stored: string | null): SavedArticle[] {
  let list: unknown;
  try {
    list = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(list)) return [];
  const seenIds = new Set<string>();
  return list.flatMap(parseOne).filter(({ id }) => !seenIds.has(id) && seenIds.add(id));
}
