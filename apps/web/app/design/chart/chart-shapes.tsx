import { Fragment } from 'react'
import type { CandlePaths, ChartFrame } from './chart-drawing.server.ts'
import type { ChartProps } from './chart-props.ts'

/** Lines and candles; stretches with the page. */
export function Drawing({ label, frame, lines, candles, baseline }: ChartProps) {
  const { left, span, top, bottom, ticks } = frame
  const across = (value: number) => `M${left} ${value}h${span}`
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
              strokeWidth={index === 0 ? 2.5 : 1.75}
              vectorEffect="non-scaling-stroke"
            />
          </Fragment>
        ))}
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
    <div className="mt-3 max-sm:mx-[min(-1rem,-4vw)]">
      <svg
        aria-hidden="true"
        className="block h-14 w-full"
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
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible max-sm:inset-x-2.5 max-sm:w-[calc(100%-1.25rem)]"
    >
      {marks.map(({ day, value, letter, text, shortText }) => {
        const x = percent((day - frame.left) / frame.span)
        const y = percent((frame.top - value) / (frame.top - frame.bottom))
        return (
          <g key={`${day} ${text}`} data-day={day} data-text={shortText}>
            <title>{text}</title>
            <circle className="fill-accent stroke-page" cx={x} cy={y} r="9" strokeWidth="2" />
            <text
              className="fill-ink text-[0.6rem] font-bold"
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
