/** What a player does for what stands beside it. */
export interface VideoControl {
  /** Plays from a second. */
  playFrom(seconds: number): void;
  play(): void;
  /** Pauses, and leaves the floating window, so that the page is seen. */
  pause(): void;
  /** Where something is drawn over a video that fills the screen; null while it does not. */
  cover(): HTMLElement | null;
}

/** What a lecture's player and the text under it know of each other. */
export interface Video {
  /** Where the player stands, in seconds; null until it has played or moved. */
  seconds(): number | null;
  subscribe(onChange: () => void): () => void;
  /** The player says where it stands. */
  report(seconds: number): void;
  playFrom(seconds: number): void;
  play(): void;
  pause(): void;
  cover(): HTMLElement | null;
  /** Whether the video waits for an answer: it does not play then. */
  isWaiting(): boolean;
  setWaiting(waiting: boolean): void;
  /** The player says how it is controlled. @returns a function that takes it back */
  connect(control: VideoControl): () => void;
}

/** Makes the connection of a player with what stands beside it. */
export function openVideo(): Video {
  const listeners = new Set<() => void>();
  let now: number | null = null;
  let waiting = false;
  let control: VideoControl | null = null;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    seconds: () => now,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    report(seconds) {
      now = seconds;
      notify();
    },
    playFrom: (seconds) => control?.playFrom(seconds),
    play: () => control?.play(),
    pause: () => control?.pause(),
    cover: () => control?.cover() ?? null,
    isWaiting: () => waiting,
    setWaiting(next) {
      waiting = next;
      notify();
    },
    connect(next) {
      control = next;
      return () => {
        if (control === next) control = null;
      };
    },
  };
}
