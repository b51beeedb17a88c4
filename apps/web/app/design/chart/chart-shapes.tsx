import { Fragment } from 'react'
import { formatDateParts, formatDayAndMonth } from '#app/i18n/format.ts'
import type { CandlePaths, ChartFrame } from './chart-drawing.server.ts'
import { arrangeGutter } from './chart-gutter.ts'
import type { ChartProps } from './chart-props.ts'
import { toLevel } from './chart-scale.ts'

/** Lines and candles; stretches with the page. */
export function Drawing({ label, frame, lines, candles, baseline, ends = [] }: ChartProps) {
  const { left, span, top, bottom, ticks, scale } = frame
  const across = (value: number) => `M${left} ${toLevel(scale, value)}h${span}`
  // The last point, half a step before the edge.
  const last = span + 2 * left
  return (
    <svg
      aria-label={label}
      className="block h-[15rem] w-full overflow-visible sm:h-[18rem]"
      preserveAspectRatio="none"
      role="img"
      viewBox={`${left} ${-top} ${span} ${top - bottom}`}
    >
      <g fill="none" transform="scale(1 -1)">
        <path className="stroke-line" d={ticks.map(across).join('')} vectorEffect="non-scaling-stroke" />
        {baseline === undefined ? null : (
          <path className="stroke-line-strong" d={across(baseline)} vectorEffect="non-scaling-stroke" />
        )}
        {candles ? <Candles candles={candles} /> : null}
        {lines.map(({ figure, path, stroke, isFilled }, index) => (
          <Fragment key={figure}>
            {isFilled ? (
              <path
                className="fill-action"
                d={`${path}V${bottom}H${Number.parseFloat(path.slice(1))}z`}
                fillOpacity="0.09"
              />
            ) : null}
            <path
              className={stroke.className}
              d={path}
              data-figures={figure}
              strokeDasharray={stroke.dashes}
              strokeLinejoin="round"
              strokeWidth={index === 0 ? 2 : 1.75}
              vectorEffect="non-scaling-stroke"
            />
          </Fragment>
        ))}
        {ends.map(({ value, text }, index) =>
          candles && index === 0 ? (
            <path
              key={text}
              className="stroke-action"
              d={across(value)}
              strokeDasharray="2 3"
              vectorEffect="non-scaling-stroke"
            />
          ) : (
            <path
              key={text}
              className={endClasses[index]?.line}
              d={`M${last} ${toLevel(scale, value)}h.01`}
              strokeLinecap="round"
              strokeWidth="7"
              vectorEffect="non-scaling-stroke"
            />
          ),
        )}
        <path className="fill-action" data-cursor="span" fillOpacity="0.12" />
        <path className="stroke-text" data-cursor="line" vectorEffect="non-scaling-stroke" />
        <path
          className="stroke-text"
          data-cursor="dots"
          strokeLinecap="round"
          strokeWidth="10"
          vectorEffect="non-scaling-stroke"
        />
      </g>
    </svg>
  )
}

/** Hollow for a rise or no change, filled for a fall, so that they are distinguishable without color. */
function Candles({ candles: { up, down, bodiless } }: { candles: CandlePaths }) {
  const groups = [
    { name: 'up', paths: up, className: 'fill-page stroke-up', figures: 'open - - - close' },
    { name: 'down', paths: down, className: 'fill-down stroke-down', figures: 'open - - - close' },
    { name: 'bodiless', paths: bodiless, className: 'stroke-soft', figures: 'close' },
  ]
  return groups.map(({ name, paths, className, figures }) => (
    <g key={name} className={className} strokeWidth="1.5">
      <path d={paths.wicks} data-figures="high low" vectorEffect="non-scaling-stroke" />
      <path d={paths.bodies} data-figures={figures} vectorEffect="non-scaling-stroke" />
    </g>
  ))
}

export function Bars({ frame, volume }: { frame: ChartFrame; volume: NonNullable<ChartProps['volume']> }) {
  // In millions, as in the path.
  const height = Math.max(1, volume.highest) / 1e6
  return (
    <svg
      aria-hidden="true"
      className="col-start-1 mt-2 block h-10 w-full sm:h-12"
      preserveAspectRatio="none"
      viewBox={`${frame.left} ${-height} ${frame.span} ${height}`}
    >
      <g transform="scale(1 -1)">
        <path
          className="stroke-line-strong"
          d={volume.path}
          data-figures="- volume"
          strokeWidth={frame.barWidth}
        />
      </g>
    </svg>
  )
}

/** Of the company or index that the chart is about, and of the index beside it. */
const endClasses = [
  { line: 'stroke-action', text: 'fill-on-action' },
  { line: 'stroke-series-index', text: 'fill-series-index' },
] as const

function formatShare(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}

function findHeight({ top, bottom, scale }: ChartFrame, value: number): number {
  return (top - toLevel(scale, value)) / (top - bottom)
}

/** The scale beside the drawing, so that no value covers a line: ticks, and the last values with a lead. */
export function Gutter({ frame, tickTexts, ends = [] }: ChartProps) {
  const gutter = arrangeGutter(
    frame.ticks.map((tick, index) => ({ at: findHeight(frame, tick), text: tickTexts[index] ?? '' })),
    ends.map(({ value, text }) => ({ at: findHeight(frame, value), text })),
  )
  const widest = [...tickTexts, ...ends.map(({ text }) => text)].reduce((longest, text) =>
    text.length > longest.length ? text : longest,
  )
  return (
    <div aria-hidden="true" className="relative min-w-[2.6rem] text-xs tabular-nums sm:min-w-[3.1rem]">
      <span className="invisible px-1.5 font-bold">{widest}</span>
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        {gutter.ticks.map(({ at, text }) => (
          <text
            key={text}
            className="fill-soft"
            dominantBaseline="central"
            dx="-5"
            textAnchor="end"
            x="100%"
            y={formatShare(at)}
          >
            {text}
          </text>
        ))}
        {gutter.ends.map(({ at, from, text }, index) => (
          <g key={text}>
            <line
              className={endClasses[index]?.line}
              strokeWidth="1.5"
              x1="-0.5rem"
              x2="0"
              y1={formatShare(from)}
              y2={formatShare(at)}
            />
            <svg aria-hidden="true" className="overflow-visible" y={formatShare(at)}>
              {index === 0 ? (
                <rect className="fill-action" height="1.25rem" rx="5" width="100%" y="-0.625rem" />
              ) : null}
              <text
                className={`font-bold ${endClasses[index]?.text}`}
                dominantBaseline="central"
                dx="-5"
                textAnchor="end"
                x="100%"
              >
                {text}
              </text>
            </svg>
          </g>
        ))}
      </svg>
    </div>
  )
}

/** Dates below the drawing; of many, narrow screens show every second, and every fourth with larger text. */
export function TimeLabels({ locale, frame: { labels, left, span } }: ChartProps) {
  const { days, positions, every, numbers } = labels
  return (
    <div className="@container col-start-1 mt-1.5">
      <svg aria-hidden="true" className="block h-4 w-full overflow-visible text-xs">
        {days.map((day, index) => {
          const share = ((positions[index] ?? 0) - left) / span
          const number = numbers[index] ?? 0
          const room =
            days.length <= 4 || number % 4 === 0
              ? ''
              : number % 2 === 0
                ? '@max-[12rem]:hidden'
                : 'max-sm:hidden @max-[12rem]:hidden'
          return (
            <text
              key={day}
              className={`fill-soft ${room}`}
              textAnchor={share < 0.05 ? 'start' : share > 0.95 ? 'end' : 'middle'}
              x={formatShare(share)}
              y="0.75rem"
            >
              {every === 0
                ? formatDayAndMonth(locale, day)
                : formatDateParts(locale, day)[every > 1 && day.slice(5, 7) === '01' ? 'year' : 'month']}
            </text>
          )
        })}
      </svg>
    </div>
  )
}

/** Letters that keep their shape while the drawing stretches; narrow screens cut nothing off at their edges. */
export function MarkLetters({
  frame,
  marks,
}: {
  frame: ChartFrame
  marks: NonNullable<ChartProps['marks']>
}) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      {marks.map(({ day, value, letter, text, shortText }) => {
        const x = formatShare((day - frame.left) / frame.span)
        const y = formatShare(findHeight(frame, value))
        return (
          <g key={`${day} ${text}`} data-day={day} data-text={shortText}>
            <title>{text}</title>
            <circle className="fill-accent stroke-page" cx={x} cy={y} r="10" strokeWidth="2" />
            <text
              className="fill-ink text-xs font-bold"
              dominantBaseline="central"
              textAnchor="middle"
              x={x}
              y={y}
            >
              {letter}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
