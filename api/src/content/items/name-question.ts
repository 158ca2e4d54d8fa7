import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import { questions } from '#platform/database/schema/index.ts';

/** Names a question that was never public after the text of its draft: lists, the trash and the audit log show the name. */
export async function nameQuestion(tx: Transaction, id: number, html: string): Promise<void> {
  const { questionName } = await import('./question-columns.ts');
  await tx
    .update(questions)
    .set({ name: questionName(html) })
    .where(eq(questions.id, id));
}
