import { useEffect, useState } from 'react';

/** The keys that open the search, as this machine's keyboard names them. */
export function PaletteKeys() {
  const [mac, setMac] = useState(false);
  useEffect(() => setMac(/Mac|iPhone|iPad/.test(navigator.userAgent)), []);
  return (
    <span
      aria-hidden="true"
      className="rounded-xs border border-line bg-sunken px-1.5 text-xs text-text-faint"
    >
      {mac ? '⌘K' : 'Ctrl K'}
    </span>
  );
}
