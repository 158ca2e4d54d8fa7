import type { VideoKey } from '#studio-kit/video/video-keys.ts';

/** The keys of the questions beside a video. */
export const questionKeys: readonly VideoKey<'question'>[] = [
  { action: 'question', code: 'KeyQ', with: 'alone', shown: 'Q', does: 'سؤال هنا' },
  { action: 'question', code: 'KeyQ', shown: 'Alt+Q', does: 'سؤال هنا، والمؤشر في النص' },
];
