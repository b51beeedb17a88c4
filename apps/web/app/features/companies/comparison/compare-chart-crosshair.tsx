import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { fetchJson } from '#app/data/fetch-json.ts'
import { FetchStatus } from '#app/data/fetch-status.tsx'
import { useFetched } from '#app/data/use-fetched.ts'
import { directionOf } from '#app/design/direction.ts'
import { Missing } from '#app/features/companies/missing.tsx'
import { priceChartCopy } from '#app/features/companies/price-chart/price-chart-copy.ts'
import { Plot } from '#app/features/companies/price-chart/price-chart-picture.tsx'
import { compareSeriesPath } from '#app/i18n/endpoints/compare-series-path.ts'
import { formatChange, formatDate, formatDateShort, formatPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CompareDrawing } from './compare-chart.server.ts'
import { compareCopy } from './compare-copy.ts'
import { type CompareSeries, isCompareSeries } from './compare-series.ts'
import { strokeOf } from './compare-strokes.ts'

/** About a month of trading days. */
const PAGE_DAYS = 20

interface CrosshairProps {
  locale: Locale
  label: string
  drawing: CompareDrawing
  range: string
  indexOf: (ticker: string) => number
  children: ReactNode
  /** All requested tickers: those without a line affect the days that are shown. */
  tickers: readonly string[]
}

/**
 * The static chart with its legend. With script, a crosshair follows pointer and keys. Its daily data is loaded on
 * first use; if loading fails the static chart stays, with a retry button above it.
 */
export function CompareChartWithCrosshair({
  locale,
  label,
  drawing,
  range,
  tickers,
  indexOf,
  children,
}: CrosshairProps) {
  const words = compareCopy[locale]
  const { lines, ticks, count, to } = drawing
  const [isHydrated, setIsHydrated] = useState(false)
  const fetched = useFetched(load)
  const series = fetched.data
  const [position, setPosition] = useState<number | null>(null)
  const slider = useRef<HTMLDivElement>(null)
  /** The reader may have left the chart before the data arrives. */
  const isActive = useRef(false)

  useEffect(() => setIsHydrated(true), [])

  const open = () => fetched.query(compareSeriesPath(tickers, range))

  const day = series && position !== null ? series.days[position] : undefined
  const changes = lines.map(({ change }, line) =>
    series && position !== null ? (series.changes[line]?.[position] ?? null) : change,
  )
  const sentence = [
    formatDate(locale, day ?? to),
    ...lines.map(({ ticker }, line) => `${ticker} ${changeText(locale, changes[line] ?? null)}`),
  ].join(', ')

  function leave() {
    isActive.current = false
    setPosition(null)
  }

  async function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) {
      return
    }
    if (key === 'Escape') {
      leave()
      return
    }
    const step = steps[key]
    if (step === undefined) {
      return
    }
    event.preventDefault()
    isActive.current = true
    const loaded = await open()
    if (loaded && isActive.current) {
      setPosition((from) => clamp(step(from ?? loaded.days.length - 1), loaded.days.length))
    }
  }

  async function onPointerMove(event: PointerEvent) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - left) / width
    isActive.current = true
    const loaded = await open()
    if (loaded && isActive.current) {
      setPosition(clamp(Math.round(share * (loaded.days.length - 1)), loaded.days.length))
    }
  }

  const top = ticks[0] ?? 1
  const bottom = ticks.at(-1) ?? 0
  const isShown = day !== undefined && position !== null
  return (
    <>
      <dl className="mt-6 flex flex-wrap items-end gap-x-8 gap-y-2 text-sm">
        <div className="min-w-34">
          <dt className="text-soft">{words.day}</dt>
          <dd className="font-semibold">{formatDateShort(locale, day ?? to)}</dd>
        </div>
        {lines.map(({ ticker, until }, line) => {
          const { className, dashes } = strokeOf(indexOf(ticker))
          const change = changes[line] ?? null
          return (
            <div key={ticker} className="min-w-22">
              <dt className="flex items-center gap-2 text-soft">
                <svg aria-hidden="true" className="h-2.5 w-9 shrink-0" viewBox="0 0 36 10">
                  <path className={className} d="M0 5H36" strokeDasharray={dashes} strokeWidth="2.5" />
                </svg>
                {ticker}
              </dt>
              <dd className={`font-semibold ${directionOf(change)}`}>
                {change === null ? <Missing /> : formatChange(locale, change)}
                {until && !isShown ? (
                  <span className="font-normal text-soft">
                    {` ${words.lineUntil(formatDateShort(locale, until))}`}
                  </span>
                ) : null}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="min-h-6 text-sm text-soft">
        <FetchStatus after={slider} fetched={fetched} isTimed locale={locale} />
      </p>
      <Plot
        drawing={drawing}
        label={label}
        locale={locale}
        over={
          isHydrated ? (
            <div
              aria-description={words.keys}
              aria-label={priceChartCopy[locale].day}
              aria-orientation="horizontal"
              aria-valuemax={count}
              aria-valuemin={1}
              aria-valuenow={(position ?? count - 1) + 1}
              aria-valuetext={sentence}
              className="absolute -inset-y-2 inset-x-0 touch-pan-y"
              data-script-only=""
              onFocus={open}
              onKeyDown={onKeyDown}
              onPointerEnter={open}
              onPointerLeave={leave}
              onPointerMove={onPointerMove}
              ref={slider}
              role="slider"
              tabIndex={0}
            >
              {isShown ? (
                <svg
                  aria-hidden="true"
                  className="pointer-events-none absolute inset-x-0 inset-y-2 h-[calc(100%-1rem)] w-full overflow-visible"
                >
                  <line
                    className="stroke-line-strong"
                    x1={percent(position, count - 1)}
                    x2={percent(position, count - 1)}
                    y1="0"
                    y2="100%"
                  />
                  {lines.map(({ ticker }, line) => {
                    const change = changes[line] ?? null
                    return change === null ? null : (
                      <circle
                        key={ticker}
                        className={`${strokeOf(indexOf(ticker)).className} fill-page`}
                        cx={percent(position, count - 1)}
                        cy={percent(top - change, top - bottom)}
                        r="4.5"
                        strokeWidth="2.5"
                      />
                    )
                  })}
                </svg>
              ) : null}
            </div>
          ) : null
        }
        tickTexts={ticks.map((tick) =>
          formatPercent(locale, tick, Number.isInteger(Math.round(tick * 1000) / 10) ? 0 : 1),
        )}
      >
        {children}
      </Plot>
    </>
  )
}

const steps: Readonly<Record<string, (position: number) => number>> = {
  ArrowLeft: (position) => position - 1,
  ArrowDown: (position) => position - 1,
  ArrowRight: (position) => position + 1,
  ArrowUp: (position) => position + 1,
  PageDown: (position) => position - PAGE_DAYS,
  PageUp: (position) => position + PAGE_DAYS,
  Home: () => 0,
  End: () => Number.MAX_SAFE_INTEGER,
}

async function load(path: string, signal: AbortSignal): Promise<CompareSeries> {
  const response = await fetchJson(path, signal)
  if (!isCompareSeries(response)) {
    throw new Error(`Unexpected response from ${path}`)
  }
  return response
}

function clamp(position: number, count: number): number {
  return Math.max(0, Math.min(count - 1, position))
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 10_000) / 100}%`
}

function changeText(locale: Locale, change: number | null): string {
  return change === null ? '–' : formatChange(locale, change)
}
