import { useScriptMark } from '#platform/state/script-mark.ts';
import { useRootData } from '#platform/state/site-config.ts';
import { StarGlyph } from '#ui/ornament/star-glyph.tsx';
import type { ArticleCardData, ArticleDetail } from './article-card-data.ts';
import { ArticleHeader } from './article-header.tsx';
import { fontSizeScript } from './font-size.ts';
import { FontSizeControl } from './font-size-control.tsx';
import { RelatedArticles } from './related-articles.tsx';
import { RichText } from './rich-text/rich-text.tsx';
import { SaveButton } from './save-button.tsx';
import { ShareMenu } from './share-menu.tsx';

interface ArticleViewProps {
  article: ArticleDetail;
  related: ArticleCardData[];
}

/** An article: header, reading tools, text and related articles. */
export function ArticleView({ article, related }: ArticleViewProps) {
  const origin = useRootData()?.origin ?? '';
  return (
    <div className="page-width py-6 sm:py-10">
      <ArticleHeader article={article} />
      <div className="mt-4 print:block! lg:mt-12 lg:grid lg:grid-cols-[3rem_minmax(0,1fr)_minmax(17rem,21rem)] lg:gap-x-8 xl:gap-x-14">
        <section
          aria-label="أدوات القراءة"
          className="flex items-center gap-1 border-y border-line py-1 max-lg:justify-between print:hidden! lg:sticky lg:top-24 lg:flex-col lg:self-start lg:rounded-lg lg:border lg:bg-raised"
        >
          <SaveButton article={article} />
          <ShareMenu title={article.name} url={`${origin}/articles/${article.id}`} />
          <FontSizeControl />
        </section>
        <div className="mt-8 min-w-0 lg:mt-0">
          <ArticleBody article={article} />
          <StarGlyph className="mt-10 size-5 text-accent print:hidden" />
          <p className="mt-6 hidden text-sm text-text-faint print:block">
            المصدر: <bdi dir="ltr">{`${origin}/articles/${article.id}`}</bdi>
          </p>
        </div>
        <RelatedArticles articles={related} />
      </div>
    </div>
  );
}

function ArticleBody({ article }: { article: ArticleDetail }) {
  const mark = useScriptMark();
  return (
    <>
      <script
        nonce={mark}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant string, allowed by the script mark
        dangerouslySetInnerHTML={{ __html: fontSizeScript }}
      />
      <article
        aria-label={article.name}
        // The reader's font size, else the default (`articles.fontSize.default`).
        className="prose [--prose-size:var(--article-font-size,16)]"
      >
        <RichText nodes={article.body} />
      </article>
    </>
  );
}
