import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useMediaUrl } from '#platform/state/media.ts';
import { Picture } from '#ui/list/picture.tsx';
import { useBrokenImage } from '#ui/list/use-broken-image.ts';
import { CodeText } from '#ui/text/code-text.tsx';
import { CodeBlock } from './code-block.tsx';
import { Formula } from './formula.tsx';
import type { RichNode } from './rich-node.ts';

/** Renders a text that `parseRichText` has sanitised. The parent needs the class `prose`. */
export function RichText({ nodes }: { nodes: RichNode[] }): ReactNode {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a text are never reordered.
    <Fragment key={index}>{typeof node === 'string' ? node : <RichElement node={node} />}</Fragment>
  ));
}

function RichElement({ node }: { node: Exclude<RichNode, string> }) {
  if (node.tag === 'pre') return <CodeBlock {...node} />;
  if (node.tag === 'formula') return <Formula {...node} />;
  if (node.tag === 'img') return <BodyPicture src={node.src} alt={node.alt} />;
  if (node.tag === 'a') return <BodyLink href={node.href} nodes={node.children} />;
  if (node.tag === 'br' || node.tag === 'hr') return <node.tag />;
  if (node.tag === 'table') {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
      <div className="prose-scroll" role="group" aria-label="جدول" tabIndex={0}>
        <table dir={node.dir}>
          <RichText nodes={node.children} />
        </table>
      </div>
    );
  }
  if (node.tag === 'code' && node.children.every((child) => typeof child === 'string')) {
    return (
      <code dir={node.dir}>
        <CodeText code={node.children.join('')} />
      </code>
    );
  }
  return (
    <node.tag
      dir={node.dir}
      // A text may have many callouts: they are no landmarks.
      role={node.callout && 'note'}
      className={node.callout && `callout-${node.callout}`}
    >
      <RichText nodes={node.children} />
    </node.tag>
  );
}

function BodyLink({ href, nodes }: { href: string; nodes: RichNode[] }) {
  if (href.startsWith('/')) {
    return (
      <Link to={href}>
        <RichText nodes={nodes} />
      </Link>
    );
  }
  if (!/^https?:/i.test(href)) {
    return (
      <a href={href}>
        <RichText nodes={nodes} />
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener nofollow">
      <RichText nodes={nodes} />
      <span className="sr-only"> (يفتح في نافذة جديدة)</span>
    </a>
  );
}

function BodyPicture({ src, alt }: { src: string; alt: string }) {
  const mediaUrl = useMediaUrl();
  const url = mediaUrl(src, 960);
  const { broken, watch } = useBrokenImage(url);
  if (!url || broken) {
    return <Picture src={null} alt={alt} width={640} height={360} className="prose-picture" />;
  }
  // Pictures have any aspect ratio, and `Picture` would crop them.
  return (
    <img {...watch} src={url} alt={alt} loading="lazy" decoding="async" className="prose-picture" />
  );
}
