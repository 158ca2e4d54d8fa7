import { LineText } from '#ui/text/line-text.tsx';
import { textDirection } from '#ui/text/text-direction.ts';

interface CaptionsLayerProps {
  cues: readonly VTTCue[];
  shown: boolean;
  language: string | null;
}

/** The lines of a cue, without the markup of WebVTT. */
const linesOf = (cue: VTTCue): string[] =>
  (cue.getCueAsHTML().textContent ?? '').split('\n').filter((line) => line.trim() !== '');

/** Whether a cue wants the upper half, as where code stands in the lower one. */
const isAbove = ({ line, snapToLines }: VTTCue): boolean =>
  typeof line === 'number' && (snapToLines ? line >= 0 && line < 5 : line < 50);

/**
 * The captions of now over the picture. Each line has the direction of its own words, so that the signs of «closure هي
 * دالة تتذكر؟» stand at its left end although it begins with a Latin word.
 */
export function CaptionsLayer({ cues, shown, language }: CaptionsLayerProps) {
  const of = (above: boolean) => cues.filter((cue) => isAbove(cue) === above);
  return (
    <div className="player-captions" aria-hidden={!shown} lang={language ?? undefined}>
      {shown &&
        [true, false].map((above) => (
          <div key={String(above)} className={above ? 'player-cues-above' : 'player-cues'}>
            {of(above).map((cue) => (
              <p key={`${cue.startTime} ${cue.id} ${cue.text}`} data-part="cue">
                {linesOf(cue).map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one cue do not change
                  <span key={at} dir={textDirection(line)}>
                    <LineText text={line} />
                  </span>
                ))}
              </p>
            ))}
          </div>
        ))}
    </div>
  );
}
