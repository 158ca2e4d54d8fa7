import type { ParsedProject } from '@nibras/contract/compat/parse-portfolio.ts';
import { projects } from '@nibras/contract/limits.ts';
import { Link } from 'react-router';
import { SkillChips } from '#content/services/index.ts';
import { useMediaUrl } from '#platform/state/media.ts';
import { cx } from '#ui/class-names.ts';
import { Card, cardLinkClass } from '#ui/list/card.tsx';
import { Picture } from '#ui/list/picture.tsx';
import { PortfolioIcon } from '#ui/ornament/icons.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { textDirection } from '#ui/text/text-direction.ts';

interface ProjectCardProps {
  project: ParsedProject;
  /** Search terms to highlight in the name and the description. */
  search: string;
  /** Picture and text side by side, over two columns. */
  wide: boolean;
  /** Loads the picture eagerly, for the first cards of the page. */
  priority: boolean;
}

/** A project in a list. The name is the link, and its click area covers the card. */
export function ProjectCard({ project, search, wide, priority }: ProjectCardProps) {
  const mediaUrl = useMediaUrl();
  const { id, name, description, image, images, skill } = project;
  return (
    <Card interactive className={cx('h-full', wide && 'sm:flex-row')}>
      <Picture
        src={mediaUrl(image) ?? mediaUrl(images[0])}
        alt=""
        width={wide ? 560 : 460}
        height={wide ? 350 : 288}
        sizes={
          wide
            ? '(min-width: 64rem) 34rem, (min-width: 40rem) 58vw, 100vw'
            : '(min-width: 64rem) 29rem, (min-width: 40rem) 48vw, 100vw'
        }
        ratio="free"
        priority={priority}
        fallback={<PortfolioIcon />}
        className={cx('aspect-8/5', wide && 'sm:w-7/12 sm:shrink-0')}
      />
      <div className={cx('flex grow flex-col gap-3 p-5', wide && 'sm:justify-center sm:p-7')}>
        <h2 dir={textDirection(name)} className={cx('text-start', wide ? 'text-2xl' : 'text-xl')}>
          <Link to={`/portfolio/${id}`} className={cardLinkClass}>
            <Highlight text={name} search={search} />
          </Link>
        </h2>
        {description && (
          <p
            dir={textDirection(description)}
            className={cx(
              'text-start text-text-soft',
              wide ? 'line-clamp-3 sm:line-clamp-4' : 'line-clamp-3',
            )}
          >
            <Highlight text={description} search={search} />
          </p>
        )}
        <SkillChips
          skills={skill}
          most={projects.skillsOnCard}
          className={cx('pt-1', !wide && 'mt-auto')}
        />
      </div>
    </Card>
  );
}
