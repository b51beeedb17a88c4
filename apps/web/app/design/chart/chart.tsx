import { Fragment, useEffect, useRef } from 'react'
import { directionOf } from '#app/design/direction.ts'
import {
  formatChange,
  formatDateParts,
  formatDateShort,
  formatNumber,
  formatPrice,
} from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { chartCopy } from './chart-copy.ts'
import type { CandlePaths, ChartFrame } from './chart-drawing.server.ts'
import type { LineStroke } from './line-strokes.ts'

/** A figure of the day that is read. */
export interface ChartCell {
  readonly label: string
  /** Its name in the paths; candles have `open`, `high`, `low` and `close`, bars `volume`. */
  readonly figure: string
  /** Only the figures of bars are counts. */
  readonly format: 'price' | 'decimal' | 'count' | 'change'
  /** On the last day; null: unknown. */
  readonly value: number | null
  /** The value from which a change counts. */
  readonly base?: number
  readonly stroke?: LineStroke
  /** Shown after the figure of the last day. */
  readonly note?: string | null | undefined
}

interface ChartLine {
  readonly figure: string
  readonly path: string
  readonly stroke: LineStroke
  /** Whether the area below it is filled. */
  readonly isFilled?: boolean
}

interface ChartMark {
  /** Days since the frame's first day, and the value below the mark. */
  readonly day: number
  readonly value: number
  readonly letter: string
  readonly text: string
  /** For the reading, without the date. */
  readonly shortText: string
}

interface ChartProps {
  locale: Locale
  /** The chart as text, for screen readers. */
  label: string
  frame: ChartFrame
  tickTexts: readonly string[]
  /** The figure shown large, with the day and the change since the start. */
  main?: ChartCell
  cells: readonly ChartCell[]
  lines: readonly ChartLine[]
  candles?: CandlePaths | null
  volume?: { readonly path: string; readonly highest: number }
  marks?: readonly ChartMark[]
  /** A value with a stronger grid line. */
  baseline?: number
}

/**
 * Lines, candles and bars of a period, drawn by the server. Pointer and keyboard read any day, and the change between
 * two days; before hydration, too, if the route exports `handle = { hasCharts: true }`. The drawing stretches with the
 * page while texts are page text.
 */
export function Chart(props: ChartProps) {
  const { locale, frame, volume, marks = [] } = props
  const words = chartCopy[locale]
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chart = root.current
    // In a document, the script at its end has done so.
    if (chart && chart.dataset.attached === undefined) {
      import('./chart-pointer.ts').then(
        ({ attachChart }) => attachChart(chart),
        () => {
          // Without it, the chart is a drawing with a table.
        },
      )
    }
  }, [])
  return (
    <div
      data-chart
      data-format={`${formatNumber(locale, 1234.5, 1)} ${formatDateShort(locale, '2026-11-22')}`}
      data-from={frame.from}
      data-missing={words.missing}
      data-months={monthsOf(locale)}
      ref={root}
    >
      <Reading {...props} />
      <div className="relative mt-3 grid gap-x-3 max-sm:mt-6 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="relative overflow-x-clip max-sm:mx-[min(-1rem,-4vw)]">
          <Drawing {...props} />
          {marks.length > 0 ? <MarkLetters frame={frame} marks={marks} /> : null}
          <div
            aria-description={words.keys}
            aria-label={words.day}
            aria-orientation="horizontal"
            aria-valuemax={frame.count}
            aria-valuemin={1}
            aria-valuenow={frame.count}
            aria-valuetext={sentenceOf(props)}
            className="absolute inset-0 z-1 -outline-offset-2 cursor-crosshair touch-pan-y touch-pinch-zoom select-none"
            data-screen-only
            data-script-only=""
            role="slider"
            tabIndex={0}
          />
        </div>
        <ul
          aria-hidden="true"
          className="flex flex-col justify-between text-end text-sm leading-5 text-soft max-sm:absolute max-sm:-top-5 max-sm:end-0 max-sm:h-[16.25rem] sm:-my-2.5"
        >
          {props.tickTexts.map((text) => (
            <li key={text} className="ms-auto w-fit max-sm:rounded max-sm:bg-page/75 max-sm:px-1">
              {text}
            </li>
          ))}
        </ul>
        {volume ? <Bars frame={frame} volume={volume} /> : null}
        <ul aria-hidden="true" className="col-start-1 mt-2 flex justify-between gap-2 text-sm text-soft">
          {frame.labels.map((day) => (
            <li key={day}>{formatDateShort(locale, day)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function monthsOf(locale: Locale): string {
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-15`)
  return months.map((day) => formatDateParts(locale, day).month).join(' ')
}

/** The figures of a day; the script replaces the last day's texts, which may happen before hydration. */
function Reading({ locale, frame, main, cells }: ChartProps) {
  const words = chartCopy[locale]
  const hint = (
    <span className="text-sm text-soft" data-screen-only data-script-only="">
      {words.hint}
    </span>
  )
  const day = (
    <dd className={main ? 'text-soft' : 'font-semibold'} data-day-text suppressHydrationWarning>
      {formatDateShort(locale, frame.to)}
    </dd>
  )
  const range = (
    <span data-range suppressHydrationWarning>
      {`${formatDateShort(locale, frame.from)} – ${formatDateShort(locale, frame.to)}`}
    </span>
  )
  return (
    <>
      {main ? (
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 whitespace-nowrap">
            <dl className="flex items-baseline gap-2">
              <div>
                <dt className="sr-only">{main.label}</dt>
                <Figure cell={main} className="text-xl leading-tight font-bold" locale={locale} />
              </div>
              <div>
                <dt className="sr-only">{words.date}</dt>
                {day}
              </div>
            </dl>
            {hint}
          </div>
          <div className="flex min-h-6 items-baseline gap-2 text-sm text-soft">
            <dl>
              <div>
                <dt className="sr-only">{words.change}</dt>
                <Figure cell={{ ...main, format: 'change' }} className="font-semibold" locale={locale} />
              </div>
            </dl>
            {range}
          </div>
        </>
      ) : null}
      {cells.length > 0 ? (
        <dl
          className={
            main && cells.length === 1
              ? 'text-sm *:flex *:gap-2'
              : 'mt-2 grid grid-cols-[repeat(auto-fill,minmax(5.9rem,1fr))] gap-x-3 gap-y-1 text-sm'
          }
        >
          {main ? null : (
            <div>
              <dt className="text-soft">{words.date}</dt>
              {day}
            </div>
          )}
          {cells.map((cell) => (
            <div key={cell.label} className="min-w-0">
              <dt className="flex items-center gap-2 text-soft">
                {cell.stroke ? <StrokeSample stroke={cell.stroke} /> : null}
                {cell.label}
              </dt>
              <Figure cell={cell} className="font-semibold" locale={locale} />
              {cell.note ? <dd className="text-soft">{cell.note}</dd> : null}
            </div>
          ))}
        </dl>
      ) : null}
      {main ? null : (
        <p className="mt-1 flex min-h-6 flex-wrap justify-between gap-x-4 text-sm text-soft">
          {range}
          {hint}
        </p>
      )}
    </>
  )
}

function Figure({ locale, cell, className }: { locale: Locale; cell: ChartCell; className: string }) {
  const { figure, format, value, base } = cell
  const change = format === 'change' && value !== null && base !== undefined ? value / base - 1 : null
  return (
    <dd
      className={[className, directionOf(change)].filter(Boolean).join(' ')}
      data-base={base}
      data-figure={figure}
      data-format={format}
      suppressHydrationWarning
    >
      {textOf(locale, cell) ?? '–'}
    </dd>
  )
}

/** null: unknown. */
function textOf(locale: Locale, { format, value, base }: ChartCell): string | null {
  if (value === null) {
    return null
  }
  switch (format) {
    case 'change':
      return base === undefined ? null : formatChange(locale, value / base - 1)
    case 'price':
      return formatPrice(locale, value)
    default:
      return formatNumber(locale, value, format === 'count' ? 0 : 2)
  }
}

/** The reading of the last day, as the script composes it for other days. */
function sentenceOf({ locale, frame, main, cells }: ChartProps): string {
  const words = chartCopy[locale]
  const textWith = (cell: ChartCell) => `${cell.label} ${textOf(locale, cell) ?? words.missing}`
  return [
    ...(main ? [textWith(main)] : []),
    `${words.date} ${formatDateShort(locale, frame.to)}`,
    ...(main ? [textWith({ ...main, label: words.change, format: 'change' })] : []),
    ...cells.map(textWith),
  ].join(', ')
}

function Drawing({ label, frame, lines, candles, baseline }: ChartProps) {
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

function Bars({ frame, volume }: { frame: ChartFrame; volume: NonNullable<ChartProps['volume']> }) {
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

/** Letters that keep their shape while the drawing stretches. */
function MarkLetters({ frame, marks }: { frame: ChartFrame; marks: readonly ChartMark[] }) {
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
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

function StrokeSample({ stroke: { className, dashes } }: { stroke: LineStroke }) {
  return (
    <svg aria-hidden="true" className="h-2.5 w-7 shrink-0" viewBox="0 0 28 10">
      <path className={className} d="M0 5H28" strokeDasharray={dashes} strokeWidth="2.5" />
    </svg>
  )
}
