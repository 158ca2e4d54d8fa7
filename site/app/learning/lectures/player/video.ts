/** What a lecture's player and the text under it know of each other. */
export interface Video {
  /** Where the player stands, in seconds; null until it has played or moved. */
  seconds(): number | null;
  subscribe(onChange: () => void): () => void;
  /** The player says where it stands. */
  report(seconds: number): void;
  /** Plays from a second. */
  playFrom(seconds: number): void;
  /** The player says how it is done. @returns a function that takes it back */
  onPlayFrom(play: (seconds: number) => void): () => void;
}

/** Makes the connection of a player with what stands beside it. */
export function openVideo(): Video {
  const listeners = new Set<() => void>();
  let now: number | null = null;
  let playFrom: ((seconds: number) => void) | null = null;
  return {
    seconds: () => now,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    report(seconds) {
      now = seconds;
      for (const listener of listeners) listener();
    },
    playFrom: (seconds) => playFrom?.(seconds),
    onPlayFrom(play) {
      playFrom = play;
      return () => {
        if (playFrom === play) playFrom = null;
      };
    },
  };
}
