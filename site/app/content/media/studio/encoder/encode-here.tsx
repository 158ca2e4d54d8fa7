import type { Media } from '@nibras/contract/content/media/studio/shapes.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { Button } from '#ui/form/button.tsx';
import { listOfSizes } from '../streams/stream-texts.ts';
import { useEncoderStore } from './encoder-items.ts';
import { EncoderProgress } from './encoder-progress.tsx';
import { encodeHere } from './encoder-store.ts';
import { canEncode } from './start-encoder.ts';

/** Where the server has no encoder: the way to make the low sizes of a video in this browser, and how far that is. */
export function EncodeHere({ media }: { media: Media }) {
  const url = useMediaUrl();
  const item = useEncoderStore(({ items }) => items.find(({ mediaId }) => mediaId === media.id));
  const names = media.stream?.for_browser ?? [];
  const address = url(media.address);
  if (item && item.state !== 'done') return <EncoderProgress item={item} />;
  if (!media.editable || names.length === 0 || !address) return null;
  if (!canEncode()) {
    return <p>هذا المتصفح لا يجهّز الجودات المنخفضة. جرّب Chrome أو Edge على حاسوب.</p>;
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <p>يستطيع متصفحك أن يجهّز منه ({listOfSizes(names)}) ما دامت الصفحة مفتوحة.</p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => encodeHere(media, new URL(address, window.location.href).href)}
      >
        جهّزها في هذا المتصفح
      </Button>
    </div>
  );
}
