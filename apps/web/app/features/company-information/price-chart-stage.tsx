import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Locale } from '#app/i18n/locales.ts'
import { fetchJson } from '#app/shell/fetch-json.ts'
import { useGone } from '#app/shell/use-gone.ts'
import { priceChartCopy } from './price-chart-copy.ts'
import type { MovingChart } from './price-chart-live.ts'
import { type ChartPoint, PriceReadout, sentenceOf } from './price-chart-readout.tsx'

interface Moment {
  readonly position: number
  readonly point: ChartPoint
  readonly mark: string | null
}

/**
 * The drawing until somebody goes to it; then, in the same room, a chart that follows the pointer and the keys.
 * Where that cannot be loaded the drawing stays.
 */
export function PriceChartStage({
  locale,
  source,
  count,
  last,
  children,
}: {
  locale: Locale
  /** Where the figures are. */
  source: string
  count: number
  last: ChartPoint
  children: ReactNode
}) {
  const words = priceChartCopy[locale]
  const [isOffered, setIsOffered] = useState(false)
  const [isMoving, setIsMoving] = useState(false)
  const [moment, setMoment] = useState<Moment | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const gone = useGone()
  const chart = useRef<Promise<MovingChart | null> | null>(null)

  useEffect(() => {
    setIsOffered(true)
    return () => {
      chart.current?.then((moving) => moving?.close())
      chart.current = null
    }
  }, [])

  function open(): Promise<MovingChart | null> {
    chart.current ??= load().catch(() => {
      // Without the library or the figures the drawing stays, and nothing pretends to move.
      setIsOffered(false)
      return null
    })
    return chart.current
  }

  async function load() {
    const [{ openMovingChart }, figures] = await Promise.all([
      import('./price-chart-live.ts'),
      fetchJson(source, gone.current.signal),
    ])
    if (!frame.current) {
      throw new Error('The chart is no longer there')
    }
    const moving = await openMovingChart({
      frame: frame.current,
      locale,
      figures,
      onMove: setMoment,
    })
    setIsMoving(true)
    return moving
  }

  async function close() {
    const closing = chart.current
    chart.current = null
    setMoment(null)
    const moving = await closing
    moving?.close()
    // While it was still loading, the drawing has been covered since; unless it is open once more.
    setIsMoving(chart.current !== null)
    setMoment(null)
  }

  async function followKey(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) {
      return
    }
    if (key === 'Escape') {
      await close()
      return
    }
    if (stepKeys.includes(key)) {
      event.preventDefault()
      const moving = await open()
      moving?.step(key)
    }
  }

  return (
    <>
      <PriceReadout locale={locale} point={moment?.point ?? last} />
      <p className="mt-1 min-h-6 text-sm font-semibold text-accent-text">{moment?.mark}</p>
      <div className="relative mt-2">
        {children}
        {isOffered ? (
          <div
            aria-description={words.keys}
            aria-label={words.day}
            aria-orientation="horizontal"
            aria-valuemax={count}
            aria-valuemin={1}
            aria-valuenow={(moment?.position ?? count - 1) + 1}
            // Read out at each move, so that nothing else on the page has to say it.
            aria-valuetext={[sentenceOf(locale, moment?.point ?? last), moment?.mark]
              .filter(Boolean)
              .join('. ')}
            className="absolute -inset-y-2 inset-x-0 touch-pan-y"
            data-script-only=""
            onFocus={open}
            onKeyDown={followKey}
            onPointerEnter={open}
            role="slider"
            tabIndex={0}
          >
            <div ref={frame} className={`h-full ${isMoving ? 'bg-page' : ''}`} />
          </div>
        ) : null}
      </div>
    </>
  )
}

const stepKeys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']
