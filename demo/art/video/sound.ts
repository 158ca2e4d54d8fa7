import type { Timeline } from './timeline.ts';

export const SAMPLE_RATE = 44100;

/** Open, unhurried chords (Hz), one for each eight seconds. */
const chords = [
  [146.83, 220, 293.66],
  [130.81, 196, 329.63],
  [174.61, 220, 261.63],
  [146.83, 220, 349.23],
];

/** Short phrases of plucked notes (Hz), one at the start of each scene. */
const phrases = [
  [293.66, 349.23, 440],
  [440, 392, 349.23],
  [329.63, 392, 440],
  [349.23, 329.63, 293.66],
];

/** A small repeatable source of noise in -1…1. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** A plucked string (Karplus and Strong's way: a burst of noise, averaged again and again). */
function pluck(out: Float32Array, at: number, pitch: number, level: number): void {
  const random = noise(Math.round(pitch));
  const string = Float32Array.from({ length: Math.round(SAMPLE_RATE / pitch) }, random);
  const start = Math.round(at * SAMPLE_RATE);
  for (let n = 0; n < SAMPLE_RATE * 2.4 && start + n < out.length; n++) {
    const here = n % string.length;
    const next = (here + 1) % string.length;
    const value = ((string[here] ?? 0) + (string[next] ?? 0)) * 0.4985;
    string[here] = value;
    out[start + n] = (out[start + n] ?? 0) + value * level;
  }
}

/** A soft key: a few milliseconds of dull noise. */
function key(out: Float32Array, at: number, index: number): void {
  const random = noise(index * 31 + 7);
  const level = 0.05 + 0.02 * random();
  let dull = 0;
  for (let n = 0; n < 700; n++) {
    dull += (random() - dull) * 0.22;
    const place = Math.round(at * SAMPLE_RATE) + n;
    if (place < out.length) out[place] = (out[place] ?? 0) + dull * level * Math.exp(-n / 150);
  }
}

/** Two clear notes when a result appears. */
function chime(out: Float32Array, at: number): void {
  for (const [delay, pitch] of [
    [0, 880],
    [0.11, 1318.5],
  ] as const) {
    for (let n = 0; n < SAMPLE_RATE * 0.9; n++) {
      const place = Math.round((at + delay) * SAMPLE_RATE) + n;
      if (place >= out.length) break;
      const time = n / SAMPLE_RATE;
      const shape = Math.min(1, time / 0.008) * Math.exp(-time * 6);
      out[place] = (out[place] ?? 0) + Math.sin(2 * Math.PI * pitch * time) * shape * 0.035;
    }
  }
}

/** The quiet sound under a video, as mono 16-bit samples. */
export function soundFor(timeline: Timeline): Buffer {
  const out = new Float32Array(Math.ceil(timeline.seconds * SAMPLE_RATE));
  for (let n = 0; n < out.length; n++) {
    const time = n / SAMPLE_RATE;
    const place = time / 8;
    // Neighbouring chords melt into each other during the last second and a half.
    const melt = Math.max(0, (place % 1) * 8 - 6.5) / 1.5;
    for (const [offset, share] of [
      [0, 1 - melt],
      [1, melt],
    ] as const) {
      const chord = chords[(Math.floor(place) + offset) % chords.length] ?? [];
      for (const [index, pitch] of chord.entries()) {
        const swell = 0.75 + 0.25 * Math.sin(time * (0.5 + index * 0.17));
        out[n] = (out[n] ?? 0) + Math.sin(2 * Math.PI * pitch * time) * 0.022 * swell * share;
      }
    }
  }
  const starts = [0.2, ...timeline.scenes, timeline.seconds - 4.8];
  for (const [scene, start] of starts.entries()) {
    const phrase = phrases[scene % phrases.length] ?? [];
    for (const [index, pitch] of phrase.entries()) pluck(out, start + index * 0.32, pitch, 0.1);
  }
  for (const [index, at] of timeline.strokes.entries()) key(out, at, index);
  for (const at of timeline.results) chime(out, at);

  const bytes = Buffer.alloc(out.length * 2);
  for (const [n, value] of out.entries()) {
    const time = n / SAMPLE_RATE;
    const fade = Math.min(1, time / 0.6, (timeline.seconds - time) / 1.2);
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value * fade * 1.5)) * 32767), n * 2);
  }
  return bytes;
}
