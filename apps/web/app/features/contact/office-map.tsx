import type { Office } from '@site/contracts/content/pages.ts'
import { islandPaths, MAP, mapPosition } from './islands.ts'

/** A map of the offices; the list below it has the same information as text. */
export function OfficeMap({ offices }: { offices: readonly Office[] }) {
  const places = offices.flatMap(({ id, city, latitude, longitude }) => {
    const place = latitude === null || longitude === null ? null : mapPosition(longitude, latitude)
    return place ? [{ id, city, ...place }] : []
  })
  if (places.length === 0) {
    return null
  }
  return (
    <svg
      aria-hidden="true"
      className="mb-8 hidden h-auto w-full sm:block"
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
    >
      <path
        className="stroke-line"
        d="M0 144H940M110 0V370M310 0V370M510 0V370M710 0V370M910 0V370"
        fill="none"
        strokeDasharray="2 6"
      />
      {islandPaths.map((path) => (
        <path key={path} className="fill-scene" d={path} strokeLinejoin="round" />
      ))}
      {places.map(({ id, city, x, y }, position) => {
        // Every other label is below its mark, so that neighbors do not overlap.
        const isBelow = position % 2 === 1
        return (
          <g key={id}>
            <circle className="fill-accent" cx={x} cy={y} r="7" />
            <circle className="stroke-text" cx={x} cy={y} fill="none" r="7" strokeWidth="2" />
            <text
              className="fill-text text-[17px] font-bold"
              textAnchor="middle"
              x={x}
              y={isBelow ? y + 38 : y - 16}
            >
              {city}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
