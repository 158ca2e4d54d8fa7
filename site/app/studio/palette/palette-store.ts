import { create } from 'zustand';

interface PaletteState {
  isOpen: boolean;
  /** What is typed, also before the search has loaded. */
  text: string;
  setText(text: string): void;
  open(): void;
  close(): void;
}

/** Whether the search over the whole studio is open. */
export const usePalette = create<PaletteState>((set) => ({
  isOpen: false,
  text: '',
  setText: (text) => set({ text }),
  open: () => set({ isOpen: true, text: '' }),
  close: () => set({ isOpen: false }),
}));
