import type { TransferChannel } from '@nibras/contract/selling/transfers/shapes.ts';
import { useId } from 'react';
import { cx } from '#ui/class-names.ts';
import { CopyLine } from './copy-line.tsx';
import { isolatedCodes } from './isolated-codes.ts';
import { numberNames } from './texts.ts';

interface ChannelChoiceProps {
  channels: TransferChannel[];
  value: number | undefined;
  disabled: boolean;
  onChange(channel: number): void;
}

/** Where the money goes: one of the provider's channels, with its number to copy and what to do. */
export function ChannelChoice({ channels, value, disabled, onChange }: ChannelChoiceProps) {
  const name = useId();
  const chosen = channels.find(({ id }) => id === value);
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="font-medium">حوّل المبلغ إلى</legend>
      {channels.length > 1 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {channels.map((channel) => (
            <label
              key={channel.id}
              className={cx(
                'relative flex min-h-12 cursor-pointer items-center gap-2.5 rounded-md border px-4 font-medium transition-colors',
                'has-focus-visible:outline-3 has-focus-visible:outline-focus/50',
                channel.id === value
                  ? 'border-accent-edge bg-accent-soft text-accent-text'
                  : 'border-line-strong bg-raised hover:border-text-faint',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={channel.id === value}
                onChange={() => onChange(channel.id)}
                className="size-4.5 shrink-0"
              />
              <bdi className="min-w-0 wrap-anywhere">{channel.name}</bdi>
            </label>
          ))}
        </div>
      )}
      {chosen && <Chosen channel={chosen} alone={channels.length === 1} />}
    </fieldset>
  );
}

function Chosen({ channel, alone }: { channel: TransferChannel; alone: boolean }) {
  const { kind, name, number, words } = channel;
  return (
    <div className="mt-3 rounded-md bg-sunken px-4 py-1.5">
      {alone && <p className="pt-2 font-semibold">{name}</p>}
      {number && (
        <dl>
          <CopyLine label={numberNames[kind]} value={number} />
        </dl>
      )}
      {words && (
        <p dir="auto" className="pb-2.5 text-start wrap-anywhere whitespace-pre-line">
          {isolatedCodes(words)}
        </p>
      )}
    </div>
  );
}
