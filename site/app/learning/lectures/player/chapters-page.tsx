import { clock } from './clock.ts';
import { BackRow, ChoiceRow } from './player-menu.tsx';
import { chapterAt, type VideoChapter } from './time-line.ts';
import { useSeconds } from './use-media-value.ts';

interface ChaptersPageProps {
  media: HTMLMediaElement | null;
  title: string;
  chapters: readonly VideoChapter[];
  onBack(): void;
  onClose(): void;
}

/** The page of the player's menu with the chapters of the video; a press leads to one. */
export function ChaptersPage({ media, title, chapters, onBack, onClose }: ChaptersPageProps) {
  const now = chapterAt(chapters, useSeconds(media));
  return (
    <>
      <BackRow onPress={onBack}>{title}</BackRow>
      {chapters.map((chapter) => (
        <ChoiceRow
          key={chapter.start}
          isChosen={chapter === now}
          onPress={() => {
            if (media) media.currentTime = chapter.start;
            onClose();
          }}
        >
          <span className="player-menu-chapter">
            <bdi dir="auto">{chapter.title}</bdi>
            <bdi dir="ltr" className="player-menu-hint">
              {clock(chapter.start)}
            </bdi>
          </span>
        </ChoiceRow>
      ))}
    </>
  );
}
