import { useEffect, useEffectEvent, useState } from 'react';
import type { PlayerSettings } from './player-storage.ts';

export interface VideoCaptions {
  /** A BCP 47 tag. */
  language: string;
  label: string;
  src: string;
}

interface CaptionsOptions {
  media: HTMLVideoElement | null;
  captions: readonly VideoCaptions[];
  settings: Pick<PlayerSettings, 'language' | 'captions'>;
  /** Stores a choice; null: without captions. */
  onChoose(language: string | null): void;
}

/** The language that is shown at first: the one chosen before, else Arabic; null for none. */
export function firstLanguage(
  captions: readonly Pick<VideoCaptions, 'language'>[],
  { language, captions: wanted }: Pick<PlayerSettings, 'language' | 'captions'>,
): string | null {
  if (wanted === false) return null;
  const has = (one: string | null) => captions.some((caption) => caption.language === one);
  if (has(language)) return language;
  if (has('ar')) return 'ar';
  return wanted === true ? (captions[0]?.language ?? null) : null;
}

/**
 * The captions of a video: which language is shown, and its cues of now. The browser reads the files and says which cues
 * are active, in the mode `hidden`, and does not draw them: its drawing knows no direction but that of the first letter.
 */
export function useCaptions({ media, captions, settings, onChoose }: CaptionsOptions) {
  const [language, setLanguage] = useState(() => firstLanguage(captions, settings));
  /** The one to which the key returns. */
  const [last, setLast] = useState(
    () => firstLanguage(captions, { ...settings, captions: true }) ?? captions[0]?.language ?? null,
  );
  const [cues, setCues] = useState<readonly VTTCue[]>([]);
  const index = captions.findIndex((caption) => caption.language === language);
  const showActive = useEffectEvent((track: TextTrack) =>
    setCues([...(track.activeCues ?? [])] as VTTCue[]),
  );

  useEffect(() => {
    setCues([]);
    if (!media) return;
    const tracks = [...media.textTracks];
    for (const [at, track] of tracks.entries()) track.mode = at === index ? 'hidden' : 'disabled';
    const track = tracks[index];
    if (!track) return;
    const onChange = () => showActive(track);
    track.addEventListener('cuechange', onChange);
    onChange();
    return () => track.removeEventListener('cuechange', onChange);
  }, [media, index]);

  function choose(chosen: string | null) {
    setLanguage(chosen);
    if (chosen !== null) setLast(chosen);
    onChoose(chosen);
  }
  return {
    language,
    cues,
    choose,
    /** @returns what to say about it; null for a video without captions */
    toggle(): string | null {
      if (captions.length === 0) return null;
      choose(language === null ? last : null);
      return language === null ? 'الترجمة ظاهرة' : 'الترجمة مخفية';
    },
  };
}
