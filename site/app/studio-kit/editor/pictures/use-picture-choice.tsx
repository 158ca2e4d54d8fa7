import { type ReactNode, useState } from 'react';
import { MediaPicker } from '#content/media/studio/index.ts';
import type { ChosenPicture } from '../schema/picture.ts';

type Resolve = (picture: ChosenPicture | null) => void;

/** Lets anyone who writes a text choose a picture of the library; `picker` is to be rendered. */
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
