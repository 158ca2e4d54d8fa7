import type {
  InboxKind,
  ReplyTemplate,
  TemplatesAnswer,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { eq } from 'drizzle-orm';
import { recordChange } from '#platform/audit/record-change.ts';
import type { Queryable } from '#platform/database/database.ts';
import { replyTemplates } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';
import { firstTemplates } from './first-templates.ts';
import { requireState } from './mark-items.ts';

async function templatesOf(db: Queryable, kind: InboxKind): Promise<TemplatesAnswer> {
  const [row] = await db.select().from(replyTemplates).where(eq(replyTemplates.kind, kind));
  return row ?? { version: 0, templates: firstTemplates[kind] };
}

/** The ready texts of answers to orders or to messages. */
export async function readTemplates(
  { db }: Pick<Platform, 'db'>,
  kind: InboxKind,
): Promise<TemplatesAnswer> {
  const { version, templates } = await templatesOf(db, kind);
  return { version, templates };
}

/**
 * Replaces the ready texts.
 * @param asked `version` is that of the list which the writer has seen
 * @throws AppError templates-changed, invalid-input
 */
export async function saveTemplates(
  services: Pick<Platform, 'db' | 'now'>,
  {
    caller,
    kind,
    version,
    templates,
  }: { caller: Person; kind: InboxKind; version: number; templates: ReplyTemplate[] },
): Promise<TemplatesAnswer & { undo: number }> {
  for (const { state } of templates) if (state !== null) requireState(kind, state);
  const changing = { caller, queue: `reply templates ${kind}` };
  const { result, undo } = await recordChange(services, changing, async (tx) => {
    const before = await templatesOf(tx, kind);
    if (before.version !== version) throw new AppError('templates-changed');
    const next = { version: version + 1, templates };
    await tx
      .insert(replyTemplates)
      .values({ kind, ...next })
      .onConflictDoUpdate({ target: replyTemplates.kind, set: next });
    const entry = {
      action: 'templates-changed' as const,
      kind,
      itemId: 0,
      details: { undo: { templates: before.templates } },
      changed: [`templates:${kind}`],
    };
    return { result: next, entry };
  });
  return { ...result, undo };
}
