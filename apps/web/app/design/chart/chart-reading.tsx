import { toDirection } from '#app/design/direction.ts'
import { formatChange, formatDateShort, formatNumber, formatPrice } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { chartCopy } from './chart-copy.ts'
import type { ChartCell, ChartProps } from './chart-props.ts'
import type { LineStroke } from './line-strokes.ts'

/** The figures of a day; the script replaces the last day's texts, which may happen before hydration. */
export function Reading({ locale, frame, main, cells, step = null }: ChartProps) {
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
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 xs:whitespace-nowrap">
            <dl className="flex flex-wrap items-baseline gap-x-2">
              <div>
                <dt className="sr-only">{main.label}</dt>
                <Figure cell={main} className="text-xl leading-tight font-bold" locale={locale} />
              </div>
              <div>
                <dt className="sr-only">{words.date}</dt>
                {day}
              </div>
              {step === null ? null : (
                <div>
                  <dt className="sr-only">{words.candle}</dt>
                  <dd className="text-soft">{step}</dd>
                </div>
              )}
            </dl>
            {main.base === undefined ? null : hint}
          </div>
          <div className="flex min-h-6 items-baseline gap-2 text-sm text-soft">
            {main.base === undefined ? null : (
              <dl>
                <div>
                  <dt className="sr-only">{words.change}</dt>
                  <Figure cell={{ ...main, format: 'change' }} className="font-semibold" locale={locale} />
                </div>
              </dl>
            )}
            {range}
          </div>
        </>
      ) : null}
      {cells.length > 0 ? (
        <dl
          className={
            main && cells.length === 1
              ? 'text-sm *:flex *:gap-2'
              : 'mt-2 grid grid-cols-[repeat(auto-fill,minmax(6.4rem,1fr))] gap-x-2 gap-y-1 text-sm'
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
              <dt className="flex items-center gap-1 text-soft">
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
  const { figure, format, base, other } = cell
  const change = format === 'change' || format === 'points' ? computeChange(cell) : null
  return (
    <dd
      className={[className, toDirection(change)].filter(Boolean).join(' ')}
      data-base={base}
      data-figure={figure}
      data-format={format}
      data-other={other?.figure}
      suppressHydrationWarning
    >
      {formatCell(locale, cell) ?? '–'}
    </dd>
  )
}

/** As a fraction, less that of the other figure if there is one; null: unknown. */
function computeChange({ value, base, other }: ChartCell): number | null {
  if (value === null || base === undefined || other?.value === null) {
    return null
  }
  // A difference is that of the shown changes.
  const change = roundToShown(value / base - 1)
  return other ? roundToShown(change - roundToShown(other.value / base - 1)) : change
}

/** A fraction with the decimals of its percentage that are shown, rounded as `chart-pointer.ts` does. */
function roundToShown(fraction: number): number {
  return Number((fraction * 100).toFixed(2)) / 100
}

/** null: unknown. */
function formatCell(locale: Locale, cell: ChartCell): string | null {
  const { format, value } = cell
  const change = computeChange(cell)
  if (value === null) {
    return null
  }
  switch (format) {
    case 'change':
      return change === null ? null : formatChange(locale, change)
    case 'points':
      return change === null
        ? null
        : `${change > 0 ? '+' : ''}${formatNumber(locale, change * 100, 2)} ${chartCopy[locale].points}`
    case 'price':
      return formatPrice(locale, value)
    default:
      return formatNumber(locale, value, format === 'count' ? 0 : 2)
  }
}

/** The reading of the last day, as the script composes it for other days. */
export function formatReading({ locale, frame, main, cells, step }: ChartProps): string {
  const words = chartCopy[locale]
  const textWith = (cell: ChartCell) => `${cell.label} ${formatCell(locale, cell) ?? words.missing}`
  return [
    ...(main ? [textWith(main)] : []),
    `${words.date} ${formatDateShort(locale, frame.to)}`,
    ...(step ? [`${words.candle} ${step}`] : []),
    ...(main?.base === undefined ? [] : [textWith({ ...main, label: words.change, format: 'change' })]),
    ...cells.map(textWith),
  ].join(', ')
}

function StrokeSample({ stroke: { className, dashes } }: { stroke: LineStroke }) {
  return (
    <svg aria-hidden="true" className="h-2.5 w-5 shrink-0" viewBox="0 0 20 10">
      <path className={className} d="M0 5H20" strokeDasharray={dashes} strokeWidth="2.5" />
    </svg>
  )
}
