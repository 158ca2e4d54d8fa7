import { previewViewers } from '@nibras/contract/site/preview/studio/shapes.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useStudioTitle } from '#studio-kit/frame/use-studio-title.ts';
import { cx } from '#ui/class-names.ts';
import { toast } from '#ui/overlay/toast-store.ts';
import { PreviewBar, previewWidths } from './preview-bar.tsx';
import { onFrameMessage } from './preview-messages.ts';
import { previewTexts } from './preview-texts.ts';
import { hasViewers, previewedKind, previewedKinds } from './previewed-kinds.ts';

/** The preview of a course, lecture or another item: a bar, and the public page in a frame of its own. */
export default function PreviewPage() {
  useStudioTitle('معاينة');
  const { kind: input, id = '' } = useParams();
  const kind = previewedKind(input);
  const { frame: frameTitle, edit } = previewedKinds[kind];
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
      <PreviewBar viewer={hasViewers(kind) ? viewer : null} width={width} editPath={edit(id)} />
      <main id="main" tabIndex={-1} className="flex min-h-0 grow justify-center outline-none">
        <iframe
          key={`${kind} ${id} ${viewer} ${loads}`}
          ref={frame}
          title={frameTitle}
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
