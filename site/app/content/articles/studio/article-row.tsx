import type { StudioArticle } from '@nibras/contract/content/articles/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { LogIcon } from '#studio-kit/frame/icons.ts';
import type { RowSelection } from '#studio-kit/lists/acting-row.tsx';
import { useShows } from '#studio-kit/lists/columns/use-columns.tsx';
import { CommandMenu } from '#studio-kit/lists/commands/command-menu.tsx';
import type { RowCommand } from '#studio-kit/lists/commands/row-command.ts';
import { useCopyCommand } from '#studio-kit/lists/commands/use-copy-command.tsx';
import { type ShownList, useItemCommands } from '#studio-kit/lists/commands/use-item-commands.tsx';
import { ItemRow } from '#studio-kit/lists/item-row.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { ArticlesIcon, CopyIcon, ExternalIcon, EyeIcon } from '#ui/ornament/icons.ts';
import { MenuLink } from '#ui/overlay/dropdown-menu.tsx';
import { partNames } from './part-texts.ts';
import { copyArticle } from './queries.ts';

interface ArticleRowProps {
  article: StudioArticle;
  /** Marked in the name. */
  search: string;
  list: ShownList;
  selection: RowSelection;
}

/** An article in the list; its name leads to where it is written. */
export function ArticleRow({ article, search, list, selection }: ArticleRowProps) {
  const failed = wording`تعذر نسخ المقال`;
  const copy = useCopyCommand({ copy: () => copyArticle(article.id), failed });
  const states = useItemCommands({ kind: 'article', item: article, list });
  const commands = [...states, copy];
  return (
    <ItemRow
      item={article}
      to={`/studio/articles/${article.id}`}
      icon={ArticlesIcon}
      search={search}
      now={list.fetchedAt}
      commands={commands}
      selection={selection}
      facts={<Facts article={article} />}
      actions={
        <>
          <IconButton label={`انسخ «${article.name}»`} onClick={copy.run}>
            <CopyIcon />
          </IconButton>
          <MoreOf article={article} commands={commands} />
        </>
      }
    />
  );
}

/** Who wrote it, its category, and what a draft still lacks. */
function Facts({ article: { author, category, missing, state } }: { article: StudioArticle }) {
  const shows = useShows();
  const isOpen = state === 'draft' || state === 'scheduled';
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-text-faint">
      {author && shows('author') && <bdi className="max-w-48 truncate">{author.name}</bdi>}
      {category && shows('category') && <bdi className="max-w-48 truncate">{category}</bdi>}
      {isOpen && shows('missing') && missing.length > 0 && (
        <span>{`ينقصه: ${missing.map((part) => partNames[part]).join('، ')}`}</span>
      )}
    </p>
  );
}

interface MoreProps {
  article: StudioArticle;
  commands: readonly RowCommand[];
}

/** What is done more rarely. */
function MoreOf({ article: { id, name, slug, published }, commands }: MoreProps) {
  return (
    <CommandMenu of={`«${name}»`} commands={commands}>
      <MenuLink to={`/studio/preview/articles/${id}`} icon={<EyeIcon />}>
        معاينة قبل النشر
      </MenuLink>
      <MenuLink to={`/studio/articles/${id}/history`} icon={<LogIcon />}>
        النسخ السابقة
      </MenuLink>
      {published && (
        <MenuLink to={`/articles/${slug}`} icon={<ExternalIcon />}>
          اعرضه في الموقع
        </MenuLink>
      )}
    </CommandMenu>
  );
}
