import { failureText } from '@nibras/contract/errors.ts';
import { eq } from 'drizzle-orm';
import { freeSlugs, recordCreation } from '#content/items/index.ts';
import { only } from '#platform/database/only.ts';
import { categories, courses } from '#platform/database/schema/index.ts';
import type { Person } from '#platform/http/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Makes an empty course as a draft; the caller is its first teacher.
 * @throws AppError category-not-found
 */
export function createCourse(
  services: Pick<Platform, 'db' | 'now'>,
  { caller, name, category }: { caller: Person; name: string; category: number | null },
): Promise<{ id: number; undo: number }> {
  return recordCreation(services, { caller, kind: 'course' }, async (tx, time) => {
    if (category !== null) {
      const [known] = await tx.select().from(categories).where(eq(categories.id, category));
      if (!known) {
        const errors = { category_id: [failureText('category-not-found')] };
        throw new AppError('category-not-found', { errors });
      }
    }
    const [slug = ''] = await freeSlugs(tx, {
      table: 'courses',
      names: [name],
      otherwise: 'course',
    });
    const { id } = only(
      await tx
        .insert(courses)
        .values({
          slug,
          name,
          categoryId: category,
          teacherId: caller.id,
          description: '',
          state: 'draft',
          createdAt: time,
        })
        .returning({ id: courses.id }),
    );
    return { id };
  });
}
