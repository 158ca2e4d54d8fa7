import { DownIcon } from '#ui/ornament/icons.ts';
import { menuTools, plainStyle, type Tool, tools } from './tools.ts';

const buttonClass =
  'touch-target relative inline-flex h-9 min-w-9 shrink-0 items-center justify-center gap-1 rounded-sm px-1.5 ' +
  'text-sm text-text-soft transition-colors hover:bg-sunken hover:text-text [&>svg]:size-4.5 ' +
  'disabled:opacity-45 aria-pressed:bg-link-soft aria-pressed:text-link data-[state=open]:bg-sunken ' +
  'focus-visible:-outline-offset-2';

/** The attributes of a tool's button; the style of paragraphs names the one that is chosen. */
export function toolAttributes(tool: Tool, style: string = plainStyle) {
  const { label: name, ...rest } = tools[tool];
  const label = tool === 'style' ? `${name}: ${style}` : name;
  const title = 'keys' in rest ? `${label} (${rest.keys})` : label;
  return { 'data-tool': tool, 'aria-label': label, title, className: buttonClass };
}

/** What a tool's button shows. */
export function ToolFace({ tool, style = plainStyle }: { tool: Tool; style?: string | undefined }) {
  const { icon: Icon } = tools[tool];
  return (
    <>
      {Icon ? <Icon /> : <span className="min-w-16 text-start">{style}</span>}
      {menuTools.has(tool) && <DownIcon className="size-3.5!" />}
    </>
  );
}
