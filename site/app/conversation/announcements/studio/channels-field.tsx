import {
  type AnnouncementChannel,
  announcementChannels,
} from '@nibras/contract/conversation/announcements/shapes.ts';
import type { StudioAnnouncement } from '@nibras/contract/conversation/announcements/studio/shapes.ts';
import { countLabel } from '@nibras/contract/text/count.ts';
import { rareNouns } from '@nibras/contract/text/rare-nouns.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { DraftBox } from '#studio-kit/fields/draft-box.tsx';
import { channelHints, channelNames } from './announcement-texts.ts';
import { reachQuery } from './queries.ts';
import type { EditedAnnouncement } from './use-announcement.ts';

interface ChannelsFieldProps {
  edited: EditedAnnouncement;
  item: StudioAnnouncement;
  problem: string | undefined;
}

/** By what an announcement goes, and how many each way reaches. */
export function ChannelsField({ edited, item, problem }: ChannelsFieldProps) {
  const id = useId();
  const field = edited.field('channels');
  const { data: reach } = useQuery(reachQuery(item.id, item.draft_version));
  const toggle = (channel: AnnouncementChannel) =>
    field.set(
      announcementChannels.filter((one) => (one === channel) !== field.value.includes(one)),
    );
  return (
    <DraftBox field={field}>
      <fieldset className="flex flex-col gap-1">
        <legend className="sr-only">طرق الوصول</legend>
        {announcementChannels.map((channel) => {
          const chosen = field.value.includes(channel);
          return (
            <label key={channel} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
              <input
                type="checkbox"
                checked={chosen}
                onChange={() => toggle(channel)}
                aria-describedby={`${id}-${channel}`}
                className="mt-1 size-4.5 shrink-0 accent-link"
              />
              <span className="min-w-0 grow">
                <span className="font-medium">{channelNames[channel]}</span>
                <span id={`${id}-${channel}`} className="block text-sm text-text-soft">
                  {channelHints[channel]}
                </span>
              </span>
              {chosen && reach && (
                <span className="shrink-0 text-sm text-text-faint tabular-nums">
                  {reach[channel] === 0 ? 'لا أحد' : countLabel(reach[channel], rareNouns.person)}
                </span>
              )}
            </label>
          );
        })}
      </fieldset>
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
    </DraftBox>
  );
}
