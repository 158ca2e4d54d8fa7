import { codeRules, type Rule } from './code-rules.ts';

type Language = { label: string; rules: keyof typeof codeRules };

const languages: Record<string, Language> = {
  bash: { label: 'Bash', rules: 'bash' },
  c: { label: 'C', rules: 'curly' },
  cpp: { label: 'C++', rules: 'curly' },
  csharp: { label: 'C#', rules: 'curly' },
  css: { label: 'CSS', rules: 'css' },
  dart: { label: 'Dart', rules: 'curly' },
  dockerfile: { label: 'Dockerfile', rules: 'dockerfile' },
  go: { label: 'Go', rules: 'curly' },
  html: { label: 'HTML', rules: 'html' },
  java: { label: 'Java', rules: 'curly' },
  javascript: { label: 'JavaScript', rules: 'javascript' },
  json: { label: 'JSON', rules: 'json' },
  jsx: { label: 'JSX', rules: 'jsx' },
  kotlin: { label: 'Kotlin', rules: 'curly' },
  php: { label: 'PHP', rules: 'curly' },
  python: { label: 'Python', rules: 'python' },
  rust: { label: 'Rust', rules: 'curly' },
  scss: { label: 'SCSS', rules: 'css' },
  sql: { label: 'SQL', rules: 'sql' },
  swift: { label: 'Swift', rules: 'curly' },
  tsx: { label: 'TSX', rules: 'jsx' },
  typescript: { label: 'TypeScript', rules: 'javascript' },
  xml: { label: 'XML', rules: 'html' },
  yaml: { label: 'YAML', rules: 'yaml' },
};

const aliases: Record<string, string> = {
  cs: 'csharp',
  'c#': 'csharp',
  'c++': 'cpp',
  docker: 'dockerfile',
  js: 'javascript',
  kt: 'kotlin',
  py: 'python',
  rs: 'rust',
  sass: 'scss',
  sh: 'bash',
  shell: 'bash',
  svg: 'xml',
  ts: 'typescript',
  yml: 'yaml',
  zsh: 'bash',
};

export type CodeLanguage = { label: string; rules: Rule[]; caseless: boolean };

/** A language by the name that a code block carries, or by another of its names; null for one that is not known. */
export function languageOf(name: string): CodeLanguage | null {
  const known = languages[aliases[name] ?? name];
  if (!known) return null;
  return {
    label: known.label,
    rules: codeRules[known.rules],
    caseless: known.rules === 'sql',
  };
}
