import type {
  InboxDetail,
  InboxKind,
  ReplyTemplate,
} from '@nibras/contract/conversation/inbox/studio/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#platform/session/session-store.ts';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { DownIcon } from '#ui/ornament/icons.ts';
import { DropdownMenu, MenuItem } from '#ui/overlay/dropdown-menu.tsx';
import { TemplatesIcon } from '../icons.ts';
import { templatesQuery } from '../queries.ts';
import { fillTemplate } from './fill-template.ts';
import { TemplatesDialog } from './templates-dialog.tsx';

/** So many are one press away; the others are in a menu. */
const shownTemplates = 3;

interface TemplateBarProps {
  kind: InboxKind;
  item: InboxDetail;
  /** Gets the chosen text with its words filled in. */
  onChoose(template: Pick<ReplyTemplate, 'body' | 'state'>): void;
}

/** The ready texts of answers, and the way to change them. */
export function TemplateBar({ kind, item, onChoose }: TemplateBarProps) {
  const { data } = useQuery(templatesQuery(kind));
  const { siteName } = useSiteConfig();
  const sender = useSession(({ user }) => user?.name) ?? '';
  const [isEdited, setEdited] = useState(false);
  const templates = data?.templates ?? [];
  const choose = ({ body, state }: ReplyTemplate) =>
    onChoose({ body: fillTemplate(body, { kind, item, siteName, sender }), state });
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1">
      {templates.slice(0, shownTemplates).map((template) => (
        <Button
          key={template.name}
          variant="ghost"
          size="sm"
          onClick={() => choose(template)}
          className="max-w-48! px-2.5! font-medium!"
        >
          <bdi className="truncate">{template.name}</bdi>
        </Button>
      ))}
      {templates.length > shownTemplates && (
        <DropdownMenu
          trigger={
            <Button variant="ghost" size="sm" className="px-2.5! font-medium!">
              نصوص أخرى
              <DownIcon className="size-4" />
            </Button>
          }
        >
          {templates.slice(shownTemplates).map((template) => (
            <MenuItem key={template.name} onSelect={() => choose(template)}>
              <bdi>{template.name}</bdi>
            </MenuItem>
          ))}
        </DropdownMenu>
      )}
      {data && (
        <IconButton
          label="عدّل النصوص الجاهزة"
          onClick={() => setEdited(true)}
          className="size-9! [&>svg]:size-4.5!"
        >
          <TemplatesIcon />
        </IconButton>
      )}
      {isEdited && data && (
        <TemplatesDialog kind={kind} saved={data} onClose={() => setEdited(false)} />
      )}
    </div>
  );
}
