import { wording } from '@nibras/contract/text/wording.ts';
import type { VideoKey } from '#studio-kit/video/video-keys.ts';

/** The keys of the chapters beside a video. */
export const chapterKeys: readonly VideoKey<'chapter' | 'earlier' | 'later'>[] = [
  { action: 'chapter', code: 'KeyC', with: 'alone', shown: 'C', does: wording`{=فصل} هنا` },
  {
    action: 'chapter',
    code: 'KeyC',
    shown: 'Alt+C',
    does: wording`{=فصل} هنا، والمؤشر في النص`,
  },
  { action: 'earlier', code: 'BracketLeft', shown: 'Alt+[', does: wording`{=الفصل} أبكر بثانية` },
  { action: 'later', code: 'BracketRight', shown: 'Alt+]', does: wording`{=الفصل} أبعد بثانية` },
];
