import { create } from 'zustand';

interface PaletteState {
  isOpen: boolean;
  open(): void;
  close(): void;
}

/** Whether the search over the whole studio is open. */
export const usePalette = create<PaletteState>((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));
