import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The kinds and colours of the code blocks of texts (`ui/prose.css`), which the server highlights. */
const colours = HighlightStyle.define([
  { tag: [tags.comment, tags.docComment], color: 'var(--code-comment)' },
  { tag: [tags.string, tags.regexp, tags.character], color: 'var(--code-string)' },
  { tag: [tags.number, tags.color, tags.unit, tags.escape], color: 'var(--code-number)' },
  {
    tag: [tags.keyword, tags.bool, tags.null, tags.modifier, tags.self],
    color: 'var(--code-keyword)',
  },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.function(tags.definition(tags.variableName)),
      tags.definition(tags.function(tags.variableName)),
      tags.className,
      tags.typeName,
      tags.standard(tags.name),
      tags.meta,
      tags.processingInstruction,
      tags.documentMeta,
    ],
    color: 'var(--code-name)',
  },
  { tag: [tags.tagName, tags.labelName], color: 'var(--code-tag)' },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--code-field)' },
  { tag: tags.strong, fontWeight: '650' },
]);

const theme = EditorView.theme(
  {
    '&': {
      color: 'var(--code-text)',
      fontSize: 'var(--code-size)',
      minHeight: 'var(--code-least)',
      maxHeight: 'var(--code-most)',
    },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': {
      fontFamily: 'var(--font-mono)',
      lineHeight: 'var(--code-line)',
      overscrollBehaviorX: 'contain',
    },
    '.cm-content': { padding: 'var(--code-pad) 0', caretColor: 'var(--accent)' },
    '.cm-line': { padding: '0 0.75rem 0 0.5rem' },
    '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--accent)', borderLeftWidth: '2px' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
      { background: '#3d4590' },
    '.cm-selectionMatch': { backgroundColor: '#33397a' },
    '.cm-gutters': {
      backgroundColor: 'var(--ink)',
      color: 'var(--code-comment)',
      border: 'none',
      minWidth: 'var(--code-gutter)',
    },
    '.cm-lineNumbers': { flexGrow: '1' },
    '.cm-lineNumbers .cm-gutterElement': { padding: '0 0.5rem 0 0.25rem' },
    '.cm-activeLine': { backgroundColor: 'transparent' },
    '&.cm-focused .cm-activeLine': { backgroundColor: '#ffffff0d' },
    '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--on-ink)' },
    '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
      backgroundColor: '#4a529f',
      outline: '1px solid var(--on-ink-soft)',
    },
    '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': {
      backgroundColor: 'transparent',
      color: '#ff9c92',
    },
    '.cm-error-line': { backgroundColor: '#6b1f36 !important', boxShadow: 'inset 3px 0 #ff9c92' },
    '.cm-error-number': { color: '#ff9c92 !important', fontWeight: '700' },
    '.cm-placeholder': { color: 'var(--code-comment)' },
    '.cm-panels': {
      backgroundColor: 'var(--ink-raised)',
      color: 'var(--on-ink)',
      direction: 'rtl',
      fontFamily: 'var(--font-sans)',
    },
    '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--ink-line)' },
    '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--ink-line)' },
    '.cm-panel.cm-search': { padding: '0.5rem 0.75rem', fontSize: '0.875rem', lineHeight: '1.6' },
    '.cm-panel.cm-search [name=close]': {
      insetInlineEnd: '0.25rem',
      insetInlineStart: 'auto',
      left: '0.25rem',
      right: 'auto',
      minWidth: '2rem',
      minHeight: '2rem',
      fontSize: '1.25rem',
      color: 'inherit',
    },
    '.cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label': {
      margin: '0.15rem 0 0.15rem 0.4rem',
      fontSize: '0.875rem',
    },
    '.cm-textfield': {
      backgroundColor: 'var(--ink)',
      color: 'var(--on-ink)',
      border: '1px solid #82859f',
      borderRadius: '0.375rem',
      minHeight: '2rem',
      fontFamily: 'var(--font-mono)',
    },
    '.cm-button': {
      backgroundImage: 'none',
      backgroundColor: 'var(--ink)',
      color: 'var(--on-ink)',
      border: '1px solid var(--ink-line)',
      borderRadius: '0.375rem',
      minHeight: '2rem',
      fontFamily: 'inherit',
    },
    '.cm-button:focus-visible, .cm-textfield:focus-visible, [name=close]:focus-visible': {
      outline: '2px solid var(--accent)',
    },
    '.cm-searchMatch': { backgroundColor: '#5b4a12', outline: '1px solid #ffc53d' },
    '.cm-searchMatch-selected': { backgroundColor: '#8a6a00' },
    '.cm-tooltip': {
      backgroundColor: 'var(--ink-raised)',
      color: 'var(--on-ink)',
      border: '1px solid var(--ink-line)',
      borderRadius: '0.5rem',
      overflow: 'hidden',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': {
      fontFamily: 'var(--font-mono)',
      fontSize: '0.875rem',
      maxHeight: '14rem',
      maxWidth: 'min(32rem, 92vw)',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
      display: 'flex',
      alignItems: 'baseline',
      gap: '0.75rem',
      padding: '0.3rem 0.75rem',
      lineHeight: '1.6',
    },
    '.cm-tooltip-autocomplete ul li[aria-selected]': {
      background: '#3d4590',
      color: 'var(--on-ink)',
    },
    '.cm-completionMatchedText': { textDecoration: 'none', color: 'var(--accent)' },
    '.cm-completionDetail': { display: 'none' },
    '.cm-name-words': {
      direction: 'rtl',
      unicodeBidi: 'isolate',
      marginLeft: 'auto',
      fontFamily: 'var(--font-sans)',
      fontStyle: 'normal',
      color: 'var(--on-ink-soft)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
  { dark: true },
);

/** Dark in both themes, as the site's code blocks are. */
export const look = [theme, syntaxHighlighting(colours)];
