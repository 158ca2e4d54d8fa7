import type { SiteConfig } from '#platform/state/site-config.ts';
import {
  FacebookIcon,
  GitHubIcon,
  LinkedInIcon,
  XIcon,
  YouTubeIcon,
} from '#ui/ornament/social-icons.ts';

const networks = {
  facebook: { name: 'فيسبوك', icon: FacebookIcon },
  x: { name: 'إكس', icon: XIcon },
  youtube: { name: 'يوتيوب', icon: YouTubeIcon },
  linkedin: { name: 'لينكدإن', icon: LinkedInIcon },
  github: { name: 'جيت هب', icon: GitHubIcon },
};

/** Links to the social networks; one without a URL in the configuration is left out. */
export function SocialLinks({ socials }: { socials: SiteConfig['socials'] }) {
  const shown = (Object.keys(networks) as (keyof typeof networks)[]).filter(
    (name) => socials[name],
  );
  if (shown.length === 0) return null;
  return (
    <ul aria-label="تابعنا" className="-ms-2.5 flex">
      {shown.map((key) => {
        const { name, icon: Icon } = networks[key];
        return (
          <li key={key}>
            <a
              href={socials[key]}
              target="_blank"
              rel="noopener noreferrer"
              className="grid size-11 place-items-center rounded-md text-on-ink-soft transition-colors hover:bg-ink-raised hover:text-accent"
            >
              <Icon className="size-5.5" />
              <span className="sr-only">{name} (يفتح في نافذة جديدة)</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
