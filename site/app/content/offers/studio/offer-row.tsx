import type {
  OfferKind,
  StudioProject,
  StudioService,
} from '@nibras/contract/content/offers/studio/shapes.ts';
import type { ReactNode } from 'react';
import { LogIcon } from '#studio-kit/frame/icons.ts';
import { CommandMenu } from '#studio-kit/lists/commands/command-menu.tsx';
import type { RowCommand } from '#studio-kit/lists/commands/row-command.ts';
import { useCopyCommand } from '#studio-kit/lists/commands/use-copy-command.tsx';
import { useItemCommands } from '#studio-kit/lists/commands/use-item-commands.tsx';
import { ItemRow } from '#studio-kit/lists/item-row.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import {
  CopyIcon,
  ExternalIcon,
  EyeIcon,
  PortfolioIcon,
  ServicesIcon,
} from '#ui/ornament/icons.ts';
import { MenuLink } from '#ui/overlay/dropdown-menu.tsx';
import type { OfferInList } from './offer-list.tsx';
import { offerTexts } from './offer-texts.ts';
import { copyOffer } from './queries.ts';

type Offer = StudioService | StudioProject;

interface OfferRowProps extends OfferInList {
  kind: OfferKind;
  offer: Offer;
  /** Below the name. */
  facts: ReactNode;
  /** What can be done with this kind alone. */
  own?: readonly RowCommand[];
}

/** A service or a project in its list; the name leads to its fields. */
export function OfferRow(props: OfferRowProps) {
  const { kind, offer, search, list, selection, facts, own = [] } = props;
  const { id, name } = offer;
  const copy = useCopyCommand({ copy: () => copyOffer(kind, id), failed: 'تعذر النسخ' });
  const states = useItemCommands({ kind, item: offer, list });
  const commands = [...states, ...own, copy];
  return (
    <ItemRow
      item={offer}
      to={`${offerTexts[kind].path}/${id}`}
      icon={kind === 'service' ? ServicesIcon : PortfolioIcon}
      search={search}
      now={list.fetchedAt}
      commands={commands}
      selection={selection}
      facts={<p className="flex flex-wrap items-center gap-x-3 text-sm text-text-faint">{facts}</p>}
      actions={
        <>
          <IconButton label={`انسخ «${name}»`} onClick={copy.run}>
            <CopyIcon />
          </IconButton>
          <MoreOf kind={kind} offer={offer} commands={commands} />
        </>
      }
    />
  );
}

interface MoreProps {
  kind: OfferKind;
  offer: Offer;
  commands: readonly RowCommand[];
}

/** What is done more rarely. */
function MoreOf({ kind, offer: { id, name, slug, published }, commands }: MoreProps) {
  const { path, preview, publicPath } = offerTexts[kind];
  return (
    <CommandMenu of={`«${name}»`} commands={commands}>
      <MenuLink to={`${preview}/${id}`} icon={<EyeIcon />}>
        معاينة قبل النشر
      </MenuLink>
      <MenuLink to={`${path}/${id}/history`} icon={<LogIcon />}>
        النسخ السابقة
      </MenuLink>
      {published && (
        <MenuLink to={`${publicPath}/${slug}`} icon={<ExternalIcon />}>
          اعرضه في الموقع
        </MenuLink>
      )}
    </CommandMenu>
  );
}
