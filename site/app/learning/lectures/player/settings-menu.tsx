import { wording } from '@nibras/contract/text/wording.ts';
import { useState } from 'react';
import { ChaptersPage } from './chapters-page.tsx';
import { speeds, speedText } from './player-actions.ts';
import {
  ChaptersIcon,
  FloatingIcon,
  HeadphonesIcon,
  KeyboardIcon,
  NextLectureIcon,
  PlayerSettingsIcon,
  QualityIcon,
  SpeedIcon,
} from './player-icons.ts';
import { ActionRow, BackRow, ChoiceRow, PageRow, PlayerMenu, SwitchRow } from './player-menu.tsx';
import { type QualityChoice, qualitySizes, type Rendition } from './quality.ts';
import type { VideoChapter } from './time-line.ts';
import { useRate } from './use-media-value.ts';

export interface SettingsMenuProps {
  media: HTMLMediaElement | null;
  /** In the order of their starts. */
  chapters: readonly VideoChapter[];
  renditions: readonly Rendition[];
  /** The rendition that is playing. */
  shown: Rendition | null;
  quality: QualityChoice;
  onQuality(quality: QualityChoice): void;
  /** Null where there is no sound alone. */
  soundOnly: boolean | null;
  onSoundOnly(on: boolean): void;
  /** Absent where the browser has no floating window. */
  onFloating?: (() => void) | undefined;
  /** Absent without a next lecture. */
  next?: { label: string; open(): void } | undefined;
  onKeys(): void;
  isOpen: boolean;
  onOpenChange(open: boolean): void;
}

/** «تلقائية (480)»: the automatic quality with what it shows now. */
export const automaticText = (shown: Rendition | null): string =>
  shown && shown.size > 0 ? `تلقائية (${shown.size})` : 'تلقائية';

function qualityText(quality: QualityChoice, shown: Rendition | null): string {
  if (quality === 'auto') return automaticText(shown);
  return quality === 'saver' ? 'وفّر البيانات' : String(quality);
}

/** Quality, speed, the sound alone, and what has no place beside the other controls of a narrow player. */
export function SettingsMenu(props: SettingsMenuProps) {
  const { media, chapters, renditions, shown, quality, soundOnly, onOpenChange } = props;
  const [page, setPage] = useState<'first' | 'chapters' | 'quality' | 'speed'>('first');
  const rate = useRate(media);
  const sizes = qualitySizes(renditions);
  const chaptersTitle = wording`{=الفصول}`;
  const back = () => setPage('first');
  const closeAnd = (act: () => void) => () => {
    onOpenChange(false);
    act();
  };
  return (
    <PlayerMenu
      label="الإعدادات"
      icon={<PlayerSettingsIcon />}
      isOpen={props.isOpen}
      onOpenChange={(open) => {
        setPage('first');
        onOpenChange(open);
      }}
      page={page}
      onBack={page === 'first' ? undefined : back}
    >
      {page === 'first' && (
        <>
          {chapters.length > 0 && (
            <PageRow icon={<ChaptersIcon />} hint="" onPress={() => setPage('chapters')}>
              {chaptersTitle}
            </PageRow>
          )}
          {sizes.length > 0 && (
            <PageRow
              icon={<QualityIcon />}
              hint={qualityText(quality, shown)}
              onPress={() => setPage('quality')}
            >
              الجودة
            </PageRow>
          )}
          <PageRow icon={<SpeedIcon />} hint={speedText(rate)} onPress={() => setPage('speed')}>
            السرعة
          </PageRow>
          {soundOnly !== null && (
            <SwitchRow
              icon={<HeadphonesIcon />}
              isOn={soundOnly}
              onPress={closeAnd(() => props.onSoundOnly(!soundOnly))}
            >
              الصوت وحده
            </SwitchRow>
          )}
          {props.onFloating && (
            <ActionRow icon={<FloatingIcon />} onPress={closeAnd(props.onFloating)}>
              نافذة عائمة
            </ActionRow>
          )}
          {props.next && (
            <ActionRow icon={<NextLectureIcon />} onPress={closeAnd(props.next.open)}>
              {props.next.label}
            </ActionRow>
          )}
          <ActionRow icon={<KeyboardIcon />} onPress={closeAnd(props.onKeys)}>
            مفاتيح الفيديو
          </ActionRow>
        </>
      )}
      {page === 'chapters' && (
        <ChaptersPage
          media={media}
          title={chaptersTitle}
          chapters={chapters}
          onBack={back}
          onClose={closeAnd(() => undefined)}
        />
      )}
      {page === 'quality' && (
        <>
          <BackRow onPress={back}>الجودة</BackRow>
          <ChoiceRow isChosen={quality === 'auto'} onPress={() => props.onQuality('auto')}>
            {automaticText(quality === 'auto' ? shown : null)}
          </ChoiceRow>
          {sizes.map((size) => (
            <ChoiceRow key={size} isChosen={quality === size} onPress={() => props.onQuality(size)}>
              <bdi>{size}</bdi>
            </ChoiceRow>
          ))}
          <ChoiceRow isChosen={quality === 'saver'} onPress={() => props.onQuality('saver')}>
            وفّر البيانات
          </ChoiceRow>
        </>
      )}
      {page === 'speed' && (
        <>
          <BackRow onPress={back}>السرعة</BackRow>
          {speeds.map((speed) => (
            <ChoiceRow
              key={speed}
              isChosen={rate === speed}
              onPress={() => {
                if (media) media.playbackRate = speed;
              }}
            >
              <bdi dir="ltr">{speedText(speed)}</bdi>
            </ChoiceRow>
          ))}
        </>
      )}
    </PlayerMenu>
  );
}
