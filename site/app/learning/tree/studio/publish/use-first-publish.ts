import { useQueryClient } from '@tanstack/react-query';
import type { EditedAnyItem } from '#studio-kit/saving/use-studio-item.ts';
import { fetchTreeNow } from '../queries.ts';
import { chosenAtFirst, publishBody, publishPlan } from './publish-plan.ts';

/**
 * Lets a course that visitors do not see yet be published with all its complete lectures, as the page of its contents
 * does: the server refuses a course without any. Everything else is published alone.
 */
export function useFirstPublish<Edited extends EditedAnyItem>(edited: Edited): Edited {
  const client = useQueryClient();
  if (edited.kind !== 'course' || edited.item?.published) return edited;
  return {
    ...edited,
    async publish() {
      await edited.editor.flush({ all: true });
      const tree = await fetchTreeNow(client, edited.id);
      const undo = await edited.publish(
        publishBody(tree, chosenAtFirst(publishPlan(tree))).lectures,
      );
      void client.invalidateQueries({ queryKey: ['studio'] });
      return undo;
    },
  };
}
