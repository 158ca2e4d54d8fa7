import { type ReactNode, useState } from 'react';
import type { ChosenPicture } from '../../editor/schema/picture.ts';
import { MediaPicker } from '../../media/library/media-picker.tsx';

type Resolve = (picture: ChosenPicture | null) => void;

/** Lets whoever writes a text choose a picture of the library; `picker` is to be rendered. */
export function usePictureChoice(): {
  choosePicture(): Promise<ChosenPicture | null>;
  picker: ReactNode;
} {
  const [resolve, setResolve] = useState<Resolve | null>(null);
  const end = (picture: ChosenPicture | null) => {
    resolve?.(picture);
    setResolve(null);
  };
  return {
    choosePicture: () =>
      new Promise((settle) => {
        setResolve(() => settle);
      }),
    picker: resolve && (
      <MediaPicker
        kind="image"
        onPick={({ path, alt }) => end({ src: path, alt })}
        onClose={() => end(null)}
      />
    ),
  };
}
