import { frameOrigins } from '@nibras/contract/learning/lectures/elsewhere-address.ts';
import type { VideoHost } from '@nibras/contract/learning/lectures/elsewhere-ids.ts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type FrameNews, readFrameMessage, subscriptions } from './frame-messages.ts';

/** How often a frame that has not answered is sent the subscription again, and for how long it may be silent. Milliseconds. */
const subscribeEvery = 500;
const silentFor = 12_000;

/**
 * Follows the video of another site by the messages of its frame; those of other windows and origins are ignored.
 * @returns whether the frame has been silent for so long that its progress is not known
 */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  host: VideoHost,
  onNews: (news: FrameNews) => void,
): boolean {
  const [silent, setSilent] = useState(false);
  const receive = useEffectEvent((news: FrameNews) => onNews(news));
  useEffect(() => {
    const origin = frameOrigins[host];
    let answered = false;
    const subscribe = () => {
      for (const message of subscriptions(host))
        frame.current?.contentWindow?.postMessage(message, origin);
    };
    const timer = setInterval(() => answered || subscribe(), subscribeEvery);
    const end = setTimeout(() => {
      clearInterval(timer);
      if (!answered) setSilent(true);
    }, silentFor);
    const onMessage = ({ origin: from, source, data }: MessageEvent) => {
      if (from !== origin || source === null || source !== frame.current?.contentWindow) return;
      const news = readFrameMessage(host, data);
      if (!news) return;
      if (news.ready) subscribe();
      // A frame that is ready but says no time is sent it again.
      if (news.seconds !== undefined || news.playing !== undefined || news.ended) {
        answered = true;
        setSilent(false);
      }
      receive(news);
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [frame, host]);
  return silent;
}
