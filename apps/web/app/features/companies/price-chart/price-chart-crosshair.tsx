import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { fetchJson } from '#app/data/fetch-json.ts'
import { FetchStatus } from '#app/data/fetch-status.tsx'
import { useFetched } from '#app/data/use-fetched.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { InteractiveChart } from './interactive-chart.ts'
import { priceChartCopy } from './price-chart-copy.ts'
import { type ChartPoint, PriceReadout, sentenceOf } from './price-chart-readout.tsx'

interface CrosshairState {
  readonly position: number
  readonly point: ChartPoint
  readonly mark: string | null
}

/**
 * The static chart, replaced on first use by an interactive chart of the same size. If that cannot be loaded the static
 * chart stays, with a retry button above it.
 */
export function PriceChartWithCrosshair({
  locale,
  source,
  count,
  last,
  children,
}: {
  locale: Locale
  /** The URL of the data. */
  source: string
  count: number
  last: ChartPoint
  children: ReactNode
}) {
  const words = priceChartCopy[locale]
  const [isHydrated, setIsHydrated] = useState(false)
  const [crosshair, setCrosshair] = useState<CrosshairState | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLDivElement>(null)
  const chart = useFetched(load)
  const { data: interactive, reset } = chart
  const open = () => chart.query(source)

  useEffect(() => setIsHydrated(true), [])
  useEffect(() => interactive?.close, [interactive])

  async function load(path: string, signal: AbortSignal): Promise<InteractiveChart> {
    const figures = await fetchJson(path, signal)
    // Loaded after the data: browsers do not retry a failed import within a document.
    const { openInteractiveChart } = await import('./interactive-chart.ts')
    signal.throwIfAborted()
    if (!frame.current) {
      throw new Error('The chart is not mounted')
    }
    const opened = await openInteractiveChart({ frame: frame.current, locale, figures, onMove: setCrosshair })
    if (signal.aborted) {
      opened.close()
      signal.throwIfAborted()
    }
    return opened
  }

  async function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) {
      return
    }
    if (key === 'Escape') {
      reset()
      setCrosshair(null)
      return
    }
    if (stepKeys.includes(key)) {
      event.preventDefault()
      const opened = await open()
      opened?.step(key)
    }
  }

  return (
    <>
      <PriceReadout locale={locale} point={crosshair?.point ?? last} />
      <p className="mt-1 min-h-6 text-sm text-soft">
        {crosshair?.mark ? <span className="font-semibold text-accent-text">{crosshair.mark}</span> : null}
        <FetchStatus after={slider} fetched={chart} isTimed={!crosshair?.mark} locale={locale} />
      </p>
      <div className="relative mt-2">
        {children}
        {isHydrated ? (
          <div
            aria-description={words.keys}
            aria-label={words.day}
            aria-orientation="horizontal"
            aria-valuemax={count}
            aria-valuemin={1}
            aria-valuenow={(crosshair?.position ?? count - 1) + 1}
            // Announced on each move; other elements need no live region.
            aria-valuetext={[sentenceOf(locale, crosshair?.point ?? last), crosshair?.mark]
              .filter(Boolean)
              .join('. ')}
            className="absolute -inset-y-2 inset-x-0 touch-pan-y"
            data-script-only=""
            onFocus={open}
            onKeyDown={onKeyDown}
            onPointerEnter={open}
            ref={slider}
            role="slider"
            tabIndex={0}
          >
            <div ref={frame} className={`h-full ${interactive ? 'bg-page' : ''}`} />
          </div>
        ) : null}
      </div>
    </>
  )
}

const stepKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']
