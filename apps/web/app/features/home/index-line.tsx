import type { IndexChart } from './index-chart.server.ts'

/** The index as a line that stretches with the page, with texts that do not. */
export function IndexLine({ chart }: { chart: IndexChart }) {
  const { label, width, height, line, start, end, marks, lines, ticks, tag, times } = chart
  return (
    <div className="index-chart">
      <div className="index-plot">
        <svg aria-label={label} preserveAspectRatio="none" role="img" viewBox={`0 0 ${width} ${height}`}>
          <path className="index-area" d={`${line}V${height}H0z`} />
          <path
            className="index-line"
            d={line}
            fill="none"
            strokeLinejoin="round"
            strokeWidth="1.8"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <svg aria-hidden="true">
          {lines.map((y) => (
            <line key={y} className="stroke-white/15" x2="100%" y1={y} y2={y} />
          ))}
          <line className="stroke-on-board-soft" strokeDasharray="2 4" x2="100%" y1={start} y2={start} />
          {marks.map(({ x, y, dy, text, anchor }) => (
            <g key={dy}>
              <circle className="index-dot" cx={x} cy={y} r="3" />
              <text dy={dy} textAnchor={anchor} x={x} y={y}>
                {text}
              </text>
            </g>
          ))}
          <circle className="index-tag" cx={end.x} cy={end.y} r="4" />
        </svg>
      </div>
      <Gutter tag={tag} ticks={ticks} />
      <svg aria-hidden="true" className="h-4">
        {times.map(({ x, text, anchor, isMinor }) => (
          <text
            key={x}
            className={isMinor ? 'max-sm:hidden' : undefined}
            textAnchor={anchor}
            x={x}
            y="0.75rem"
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** The scale beside the drawing, so that no value covers the line. */
function Gutter({ ticks, tag }: Pick<IndexChart, 'ticks' | 'tag'>) {
  const widest = [...ticks, ...tag].reduce(
    (one, other) => (other.text.length > one.length ? other.text : one),
    '',
  )
  return (
    <div aria-hidden="true" className="relative ps-3 tabular-nums">
      <span className="invisible px-1.5 font-bold">{widest}</span>
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        {ticks.map(({ y, text }) => (
          <text key={text} dominantBaseline="central" dx="-5" textAnchor="end" x="100%" y={y}>
            {text}
          </text>
        ))}
        {tag.map(({ y, text }) => (
          <svg key={text} aria-hidden="true" y={y}>
            <rect className="index-tag" height="1.25rem" rx="5" width="100%" y="-0.625rem" />
            <text dominantBaseline="central" dx="-5" textAnchor="end" x="100%">
              {text}
            </text>
          </svg>
        ))}
      </svg>
    </div>
  )
}
