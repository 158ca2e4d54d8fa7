import { previewViewers } from '@nibras/contract/studio/preview.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { cx } from '#ui/class-names.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { useStudioTitle } from '../frame/use-studio-title.ts';
import { PreviewBar, previewWidths } from './preview-bar.tsx';
import { onFrameMessage } from './preview-messages.ts';
import { type PreviewKind, previewKinds } from './preview-queries.ts';
import { previewTexts } from './preview-texts.ts';

interface PreviewedPage {
  /** The title of the frame. */
  title: string;
  /** Where it is edited, before its id. */
  edit: string;
  editTab?: string;
  /** Whether the page differs by who sees it. */
  hasViewers: boolean;
}

const pages: Record<PreviewKind, PreviewedPage> = {
  courses: {
    title: 'معاينة صفحة الكورس',
    edit: '/studio/courses',
    editTab: '/details',
    hasViewers: true,
  },
  lectures: { title: 'معاينة صفحة المحاضرة', edit: '/studio/lectures', hasViewers: true },
  services: { title: 'معاينة صفحة الخدمة', edit: '/studio/services', hasViewers: false },
  projects: { title: 'معاينة صفحة المشروع', edit: '/studio/projects', hasViewers: false },
};

/** The preview of an item: a bar, and the public page in a frame of its own. */
export default function PreviewPage() {
  useStudioTitle('معاينة');
  const { kind = 'courses', id = '' } = useParams();
  const page = pages[previewKinds.find((one) => one === kind) ?? 'courses'];
  const search = new URLSearchParams(useLocation().search);
  const viewer = previewViewers.find((one) => one === search.get('as')) ?? 'stranger';
  const width = previewWidths.find((one) => one === search.get('width')) ?? 'desk';
  const navigate = useNavigate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const query = search.toString();

  useEffect(
    () =>
      onFrameMessage(
        () => frame.current?.contentWindow,
        (message) => {
          if (message.type === 'preview-lecture') {
            void navigate(`/studio/preview/lectures/${message.id}${query && `?${query}`}`);
            return;
          }
          const asksToSignIn = message.type === 'preview-sign-in';
          toast({ title: asksToSignIn ? previewTexts.signInHere : previewTexts.nothingHappens });
          if (asksToSignIn) setLoads((count) => count + 1);
        },
      ),
    [navigate, query],
  );

  return (
    <div className="flex h-dvh flex-col bg-sunken">
      <PreviewBar
        viewer={viewer}
        width={width}
        editPath={`${page.edit}/${id}${page.editTab ?? ''}`}
        hasViewers={page.hasViewers}
      />
      <main id="main" tabIndex={-1} className="flex min-h-0 grow justify-center outline-none">
        <iframe
          key={`${kind} ${id} ${viewer} ${loads}`}
          ref={frame}
          title={page.title}
          src={`/studio/preview-frame/${kind}/${id}?as=${viewer}`}
          className={cx(
            'h-full bg-surface',
            width === 'phone' ? 'w-97.5 max-w-full border-x border-line-strong' : 'w-full',
          )}
        />
      </main>
    </div>
  );
}
