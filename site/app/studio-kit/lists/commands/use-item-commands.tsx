import { postStudioItemStates } from '@nibras/contract/content/items/studio/calls.ts';
import type { ContentState, ListedKind } from '@nibras/contract/content/items/studio/page.ts';
import type {
  ItemStateAction,
  ItemStatesAnswer,
} from '@nibras/contract/content/items/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useQueryClient } from '@tanstack/react-query';
import { DeleteIcon } from '#ui/ornament/icons.ts';
import { HiddenIcon, PublishedIcon } from '../../frame/icons.ts';
import { useChange } from '../../frame/use-change.ts';
import { lastSeenDraft, saveEditors } from '../../saving/editors.ts';
import { publishLabel, publishTexts } from '../../saving/publish-texts.ts';
import { focusRow, rowBeside } from './focus-beside.ts';
import { type ActedList, changeRows } from './list-rows.ts';
import type { RowCommand } from './row-command.ts';

/** An item as the lists have it. */
export interface ListedItem {
  id: number;
  name: string;
  state: ContentState;
  has_draft: boolean;
  draft_version: number | null;
}

/** The list that a row stands in: the key of its query, when it was fetched, and its filter. */
export interface ShownList extends ActedList {
  fetchedAt: number;
}

/** What is said of one item that was changed. */
const saidOf: Record<ItemStateAction, (name: string, visible: boolean) => string> = {
  publish: (name, visible) =>
    visible
      ? `نُشر «${name}»، ويراه الزوار الآن`
      : wording`نُشر «${name}»، ويراه الزوار حين {course:يُنشر|تُنشر} الكورس`,
  hide: (name) => `أُخفي «${name}» عن الزوار`,
  bin: (name) => `نُقل «${name}» إلى سلة المحذوفات`,
};

const shownAgain = (name: string) => `أُظهر «${name}»، ويراه الزوار الآن`;

const failed: Record<ItemStateAction, (name: string) => string> = {
  publish: (name) => `تعذر نشر «${name}»`,
  hide: (name) => `تعذر إخفاء «${name}»`,
  bin: (name) => `تعذر حذف «${name}»`,
};

/** Shows in the list what the call has changed. */
export function useShowStates({ queryKey, fits }: ShownList, kind: ListedKind) {
  const client = useQueryClient();
  return ({ changed }: Pick<ItemStatesAnswer, 'changed'>) =>
    changeRows(client, {
      list: queryKey,
      fits,
      change(row) {
        const found = changed.find((one) => one.id === row.id && one.kind === (row.kind ?? kind));
        if (!found) return null;
        // Lists of one kind of content tell no kind, and that of own pages calls its unpublished changes otherwise.
        const { kind: _, visible: __, ...state } = found;
        return { ...state, changed: state.has_draft };
      },
    });
}

interface ItemCommandsOptions {
  kind: ListedKind;
  item: ListedItem;
  list: ShownList;
  mayPublish?: boolean;
  mayRemove?: boolean;
}

/** Publishes, hides and removes an item from its row, each with the way back; the row stays where it is, unless the list is filtered to another state. */
export function useItemCommands(options: ItemCommandsOptions): RowCommand[] {
  const { kind, item, list, mayPublish = true, mayRemove = true } = options;
  const { change } = useChange();
  const show = useShowStates(list, kind);
  const { id, name, state, has_draft: hasDraft } = item;
  const shownName = name.trim() || 'بلا اسم';
  const isShownAgain = state === 'hidden' && !hasDraft;

  async function run(act: ItemStateAction) {
    const row = document.activeElement?.closest('li');
    // What was typed on the item's page just before belongs to the draft that is published.
    if (act === 'publish') await saveEditors(kind);
    const listed = item.draft_version;
    const seen = lastSeenDraft({ kind, id }, { listed, fetchedAt: list.fetchedAt });
    const body = { act, items: [{ kind, id, draft_version: seen }] };
    const answer = await change(
      postStudioItemStates,
      { body },
      {
        done: ({ changed: [changed] }) =>
          act === 'publish' && isShownAgain
            ? shownAgain(shownName)
            : saidOf[act](shownName, changed?.visible ?? true),
        failed: failed[act](shownName),
        ...(act !== 'bin' && { show }),
      },
    );
    if (answer && act === 'bin' && row) focusRow(rowBeside(row));
  }

  const commands: RowCommand[] = [];
  if (mayPublish && (state !== 'published' || hasDraft)) {
    const label = publishLabel(state, hasDraft);
    const icon = <PublishedIcon />;
    commands.push({ name: 'publish', label, icon, run: () => void run('publish') });
  }
  if (mayPublish && state === 'published') {
    const icon = <HiddenIcon />;
    commands.push({ name: 'hide', label: publishTexts.hide, icon, run: () => void run('hide') });
  }
  if (mayRemove) {
    commands.push({
      name: 'remove',
      label: 'انقل إلى سلة المحذوفات',
      icon: <DeleteIcon />,
      danger: true,
      run: () => void run('bin'),
    });
  }
  return commands;
}
