interface FileNameProps {
  name: string;
  className?: string;
}

/** The name of a file. Its ending stands after it, also where the name has Arabic and Latin letters. */
export function FileName({ name, className }: FileNameProps) {
  const stem = name.replace(/\.[a-z0-9]{1,8}$/i, '');
  return (
    <bdi className={className}>
      {stem}
      <bdi dir="ltr">{name.slice(stem.length)}</bdi>
    </bdi>
  );
}
