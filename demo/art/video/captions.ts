import type { Timeline } from './timeline.ts';

const clock = (seconds: number): string =>
  new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);

/** WebVTT captions in one language: each cue lasts until the next one, less a short pause. */
export function captions(timeline: Timeline, language: 'ar' | 'en'): string {
  const cues = timeline.cues.map((cue, index) => {
    const end = (timeline.cues[index + 1]?.at ?? timeline.seconds) - 0.1;
    return `${index + 1}\n${clock(cue.at)} --> ${clock(end)}\n${cue[language]}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}
