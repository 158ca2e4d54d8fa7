import { useId } from 'react';
import { starPoints } from '#ui/ornament/eight-fold.ts';

const frontWindow = 'M79 252V200C79 181 93 173 100 160C107 173 121 181 121 200V252Z';
const sideWindow = 'M49.500 246L46 203C47 188 54 181 58 171C62 181 66 190 66 205L67.500 251Z';
const frontFace = 'M68 148H132L128 262H72Z';
const sideFace = 'M68 148L40 155L50 254L72 262Z';
const dome =
  'M60 134C60 104 84 98 92 74C96 63 98 57 100 48C102 57 104 63 108 74C116 98 140 104 140 134Z';
const base = 'M66 276H134C130 296 114 299 108 312H92C86 299 70 296 66 276Z';

/** A picture of a lit lantern on a chain, for a dark background. */
export function Lantern({ className }: { className?: string }) {
  const id = useId();
  const glass = `url(#${id}-glass)`;
  return (
    <svg viewBox="0 0 200 336" className={className} fill="none" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}-glass`} gradientUnits="userSpaceOnUse" cx="100" cy="222" r="74">
          <stop offset="0" stopColor="#fff" />
          <stop offset="0.3" stopColor="var(--accent-strong)" />
          <stop offset="0.75" stopColor="var(--accent)" />
          <stop offset="1" stopColor="var(--accent-edge)" />
        </radialGradient>
      </defs>
      <g className="stroke-accent-edge" strokeWidth="2">
        {[-8, 2, 12, 22].map((y) => (
          <ellipse key={y} cx="100" cy={y} rx="3" ry="6.500" />
        ))}
        <circle cx="100" cy="38" r="9" strokeWidth="3" />
      </g>
      <g className="fill-surface stroke-accent-edge" strokeWidth="2" strokeLinejoin="round">
        <path d={dome} />
        <path d="M58 134H142L150 149H50Z" />
        <path d={sideFace} />
        <path d={sideFace} transform="matrix(-1 0 0 1 200 0)" />
        <path d={frontFace} />
        <path d="M70 262H130L140 277H60Z" />
        <path d={base} />
        <circle cx="100" cy="319" r="6" />
      </g>
      <g fill={glass}>
        <path d={frontWindow} />
        <path d={sideWindow} />
        <path d={sideWindow} transform="matrix(-1 0 0 1 200 0)" />
        <polygon points={starPoints(100, 113, 11)} />
        <polygon points={starPoints(78, 120, 7)} />
        <polygon points={starPoints(122, 120, 7)} />
        {[74, 87, 100, 113, 126].map((x) => (
          <path key={x} d={`M${x} 138l3 3.500-3 3.500-3-3.500z`} />
        ))}
      </g>
      <g className="stroke-surface" strokeWidth="2.200" strokeLinejoin="round">
        <polygon points={starPoints(100, 222, 21)} />
        <path d="M79 222H90M110 222H121M100 201V178M100 243V252M79 252L90 236M121 252L110 236M82 192L92 208M118 192L108 208" />
        <path d="M47 214H67M47.500 232H67M57 250L58 190" />
        <path d="M153 214H133M152.500 232H133M143 250L142 190" />
      </g>
      <path d="M100 211c1.200 5 6 7.600 6 13a6 6 0 0 1-12 0c0-5.400 4.800-8 6-13z" fill="#fff" />
    </svg>
  );
}
