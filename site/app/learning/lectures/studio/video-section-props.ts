import type { StudioItem } from '@nibras/contract/content/items/studio/shapes.ts';
import type { ComponentType } from 'react';
import type { EditedItem } from '#studio-kit/saving/use-studio-item.ts';
import type { StudioVideo } from '#studio-kit/video/use-studio-video.ts';
import type { VideoKey } from '#studio-kit/video/video-keys.ts';

export interface VideoSectionProps {
  edited: EditedItem<'lecture'>;
  item: StudioItem;
  video: StudioVideo;
  disabled: boolean;
}

/** A list of what stands at seconds of a video. */
export interface VideoSection {
  name: string;
  /** Its own keys, for the list of keys; it listens to them itself (`useVideoKeys`). */
  keys: readonly VideoKey<string>[];
  Section: ComponentType<VideoSectionProps>;
}
