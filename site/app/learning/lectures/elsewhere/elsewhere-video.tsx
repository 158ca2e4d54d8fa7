import type { LecturePage } from '@nibras/contract/compat/parse-lecture.ts';
import type { VideoElsewhere } from '@nibras/contract/learning/lectures/elsewhere.ts';
import {
  frameAddress,
  frameOrigins,
  pageOf,
} from '@nibras/contract/learning/lectures/elsewhere-address.ts';
import { wording } from '@nibras/contract/text/wording.ts';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router';
import { useSiteConfig } from '#platform/state/site-config.ts';
import { Button } from '#ui/form/button.tsx';
import { Notice } from '#ui/overlay/notice.tsx';
import { Link } from '#ui/text/link.tsx';
import { AfterLecture } from '../after-lecture.tsx';
import type { Access } from '../course-order.ts';
import { askedSecond, openPlace } from '../player/place.ts';
import type { Video } from '../player/video.ts';
import { useSavedPosition } from '../progress/use-saved-position.ts';
import { userOutbox } from '../progress/user-outbox.ts';
import { VideoCover } from '../video-cover.tsx';
import { frameCommand } from './frame-messages.ts';
import { hostNames } from './host-names.ts';
import { useFrame } from './use-frame.ts';

/** The place of the picture and of the frame; full width on a phone. */
const box = 'relative isolate aspect-video max-sm:-mx-gutter max-sm:-mt-6';

interface ElsewhereVideoProps {
  page: LecturePage;
  access: Access;
  elsewhere: VideoElsewhere;
  video: Video;
  onFinished(): Promise<void>;
}

/** A video of another site: our own picture first, and its frame after a press. Until then nothing is requested from it. */
export default function ElsewhereVideo(props: ElsewhereVideoProps) {
  const { page, access, elsewhere, video, onFinished } = props;
  const { lecture, course } = page;
  const { videoHosts = [] } = useSiteConfig();
  const location = useLocation();
  const ids = { course: course.id, lecture: lecture.id };
  const saved = useSavedPosition(ids.course, ids.lecture);
  const [place] = useState(() =>
    openPlace({
      saved: userOutbox().positionOf(ids) ?? lecture.position,
      input: askedSecond(location.search),
    }),
  );
  const first = () => {
    const from = place.start((lecture.timeLecture ?? 0) * 60);
    return from > 0 ? from : elsewhere.start;
  };
  /** The second at which the frame begins; null before the press. A new one loads it again. */
  const [begun, setBegun] = useState<number | null>(null);
  const [ended, setEnded] = useState(false);
  const playFrom = useEffectEvent((seconds: number) => {
    place.jumpTo(seconds);
    setBegun(seconds);
  });
  const waits = useSyncExternalStore(video.subscribe, video.isWaiting);
  const frame = useRef<HTMLIFrameElement>(null);
  const send = useEffectEvent((command: 'play' | 'pause') => {
    const { host } = elsewhere;
    frame.current?.contentWindow?.postMessage(frameCommand(host, command), frameOrigins[host]);
  });
  useEffect(
    () =>
      video.connect({
        playFrom: (seconds) => playFrom(seconds),
        play: () => send('play'),
        pause: () => send('pause'),
        // A frame that fills the screen lets nothing be drawn over it.
        cover: () => null,
      }),
    [video],
  );

  if (!videoHosts.includes(elsewhere.host)) {
    return (
      <HostIsOff host={hostNames[elsewhere.host]} mayEdit={course.permissions?.edit === true} />
    );
  }
  const address =
    begun === null
      ? null
      : frameAddress(elsewhere, { origin: window.location.origin, start: begun });
  return (
    <div className="print:hidden">
      {address === null ? (
        <div className={box}>
          <VideoCover
            title={lecture.name}
            poster={lecture.poster}
            from={place.isChosen() ? place.seconds() : first()}
            chosen={place.isChosen()}
            waiting={false}
            onPlay={() => setBegun(place.isChosen() ? place.seconds() : first())}
          />
        </div>
      ) : (
        <Frame
          key={begun}
          frame={frame}
          title={lecture.name}
          address={address}
          elsewhere={elsewhere}
          onTime={(seconds, playing) => {
            place.reach(seconds, playing);
            video.report(seconds);
            saved.update(seconds);
          }}
          onPause={saved.flush}
          onPlay={() => setEnded(false)}
          onEnded={(duration) => {
            saved.clear();
            setEnded(true);
            if (place.end(duration)) void onFinished();
          }}
          onFinish={onFinished}
        >
          {ended && !waits && (
            <AfterLecture page={page} access={access} onClose={() => setEnded(false)} />
          )}
        </Frame>
      )}
      <p className="mt-2 text-sm text-text-soft">
        {`يُعرض من ${hostNames[elsewhere.host]}${address === null ? '، وبالضغط يصل إليه عنوانك' : ''}. `}
        <Link to={pageOf(elsewhere)}>افتحه هناك</Link>
      </p>
    </div>
  );
}

interface FrameProps {
  frame: RefObject<HTMLIFrameElement | null>;
  title: string;
  address: string;
  elsewhere: VideoElsewhere;
  onTime(seconds: number, playing: boolean): void;
  onPlay(): void;
  onPause(): void;
  onEnded(duration: number): void;
  onFinish(): Promise<void>;
  /** What lies over the frame. */
  children: ReactNode;
}

/** The frame of another site's player, which may run its scripts and fill the screen, and not lead this page away. */
function Frame(props: FrameProps) {
  const { frame, title, address, elsewhere } = props;
  const last = useRef({ duration: 0, playing: true });
  const [finishing, setFinishing] = useState(false);
  const silent = useFrame(frame, elsewhere.host, (news) => {
    const now = last.current;
    if (news.duration) now.duration = news.duration;
    if (news.playing !== undefined) {
      if (news.playing && !now.playing) props.onPlay();
      if (!news.playing && now.playing && !news.ended) props.onPause();
      now.playing = news.playing;
    }
    if (news.seconds !== undefined && !news.ended) props.onTime(news.seconds, now.playing);
    if (news.ended) props.onEnded(now.duration);
  });
  async function finish() {
    setFinishing(true);
    await props.onFinish();
    setFinishing(false);
  }
  return (
    <>
      <div className={box}>
        <iframe
          ref={frame}
          src={address}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox allow-forms"
          referrerPolicy="strict-origin-when-cross-origin"
          className="size-full bg-ink sm:rounded-lg"
        />
        {props.children}
      </div>
      {silent && (
        <Notice tone="info" className="mt-3">
          <p className="mb-3">
            {wording`لا يُحسب تقدّمك هنا، فاضغط الزر بعد {lecture:مشاهدتها|مشاهدته}. وإن لم يظهر الفيديو فافتحه في موقعه من الرابط أدناه.`}
          </p>
          <Button
            size="sm"
            loading={finishing}
            loadingLabel="جارٍ الحفظ…"
            onClick={() => void finish()}
          >
            {wording`{lecture:شاهدتها|شاهدته}`}
          </Button>
        </Notice>
      )}
    </>
  );
}

function HostIsOff({ host, mayEdit }: { host: string; mayEdit: boolean }) {
  return (
    <Notice tone="info" title={wording`لا يُعرض فيديو {هذه|هذا} المحاضرة الآن`}>
      {mayEdit
        ? `الفيديو من ${host}، وفيديوهاته متوقفة في إعدادات المنصة.`
        : `الفيديو من ${host}، وقد أوقفت المنصة العرض منه.`}
    </Notice>
  );
}
