import type { StudioChannel } from '@nibras/contract/selling/transfers/studio/shapes.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Badge } from '#ui/list/badge.tsx';
import { DeleteIcon, EditIcon } from '#ui/ornament/icons.ts';
import { isolatedCodes } from '../../isolated-codes.ts';
import { ChannelForm } from './channel-form.tsx';
import { changeChannel, removeChannel } from './queries.ts';
import { useChannelAction } from './use-channel-actions.ts';

/** A channel: what it says, whether it is offered, and the ways to change that. */
export function ChannelRow({ channel }: { channel: StudioChannel }) {
  const { id, kind, name, number, words, active, offered } = channel;
  const [editing, setEditing] = useState(false);
  const { act, actNow } = useChannelAction();
  if (editing) {
    return (
      <div className="min-w-0 grow">
        <ChannelForm
          kind={kind}
          values={{ name, number, words }}
          onSave={(values) => act(() => changeChannel(id, values), `حُفظت «${values.name}»`)}
          onClose={() => setEditing(false)}
        />
      </div>
    );
  }
  const toggled = active ? `أُوقفت «${name}»` : `شُغّلت «${name}»`;
  return (
    <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2 py-3 pe-3">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <bdi>{name}</bdi>
          {offered ? (
            <Badge tone="success">{wording`تظهر للطلاب`}</Badge>
          ) : (
            <Badge>{active ? 'ينقصها الرقم' : 'متوقفة'}</Badge>
          )}
        </p>
        {number && (
          <p className="wrap-anywhere text-text-soft">
            <bdi dir="auto" className="tabular-nums">
              {number}
            </bdi>
          </p>
        )}
        {words && (
          <p dir="auto" className="line-clamp-2 text-start text-sm text-text-faint">
            {isolatedCodes(words)}
          </p>
        )}
      </div>
      <div className="flex items-center gap-1">
        <Button
          variant="ghost"
          size="sm"
          onClick={() => void actNow(() => changeChannel(id, { active: !active }), toggled)}
        >
          {active ? 'أوقفها' : 'شغّلها'}
          <span className="sr-only">: {name}</span>
        </Button>
        <IconButton label={`عدّل «${name}»`} onClick={() => setEditing(true)}>
          <EditIcon />
        </IconButton>
        <IconButton
          label={`احذف «${name}»`}
          onClick={() => void actNow(() => removeChannel(id), `حُذفت «${name}»`)}
        >
          <DeleteIcon />
        </IconButton>
      </div>
    </div>
  );
}
