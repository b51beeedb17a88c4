import { useId } from 'react'

/** Kawung, a batik pattern of four petals, as a subtle line background for boards. */
export function Kawung() {
  const id = useId()
  return (
    <svg aria-hidden="true" className="kawung" height="100%" width="100%">
      <pattern height="56" id={id} patternUnits="userSpaceOnUse" width="56">
        <g fill="none" stroke="currentColor" strokeWidth="1.2">
          {[45, 135, 225, 315].map((angle) => (
            <ellipse
              key={angle}
              cx="28"
              cy="28"
              rx="8"
              ry="18"
              transform={`rotate(${angle} 28 28) translate(0 -19.5)`}
            />
          ))}
          <circle cx="28" cy="28" r="2" />
        </g>
      </pattern>
      <rect fill={`url(#${id})`} height="100%" width="100%" />
    </svg>
  )
}
