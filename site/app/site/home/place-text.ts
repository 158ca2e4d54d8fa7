import type { ParsedNextLecture } from '@nibras/contract/compat/parse-home.ts';
import { countLabel } from '@nibras/contract/text/count.ts';

/** Where the member stopped: the minute of a video that was begun, else the lecture's length. */
export function placeText({ lecture, position }: Pick<ParsedNextLecture, 'lecture' | 'position'>) {
  const { type, timeLecture: minutes } = lecture;
  if (type === 'video' && position > 0) {
    const minute = Math.floor(position / 60) + 1;
    return minutes >= minute ? `الدقيقة ${minute} من ${minutes}` : `الدقيقة ${minute}`;
  }
  return minutes > 0 ? countLabel(minutes, 'minute') : '';
}
