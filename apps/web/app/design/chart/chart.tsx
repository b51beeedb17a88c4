import { type RefObject, useEffect, useRef } from 'react'
import { formatDateParts, formatDateShort, formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { chartCopy } from './chart-copy.ts'
import type { ChartProps } from './chart-props.ts'
import { formatReading, Reading } from './chart-reading.tsx'
import { Bars, Drawing, Gutter, MarkLetters, TimeLabels } from './chart-shapes.tsx'

/**
 * Lines, candles and bars of a period, drawn by the server. Pointer and keyboard read any day, and the change between
 * two days; before hydration, too, if the route exports `handle = { hasCharts: true }`. The drawing stretches with the
 * page while texts are page text.
 */
export function Chart(props: ChartProps) {
  const { locale, frame, volume, marks = [] } = props
  const words = chartCopy[locale]
  const root = useReadableChart()
  return (
    <div
      data-chart
      data-format={`${formatNumber(locale, 1234.5, 1)} ${formatDateShort(locale, '2026-11-22')}`}
      data-from={frame.from}
      data-missing={words.missing}
      data-days={frame.days?.join(' ')}
      data-months={formatMonths(locale)}
      data-points={words.points}
      data-scale={frame.scale}
      ref={root}
    >
      <Reading {...props} />
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-2">
        <div className="relative">
          <Drawing {...props} />
          {marks.length > 0 ? <MarkLetters frame={frame} marks={marks} /> : null}
          <div
            aria-description={words.keys}
            aria-label={words.day}
            aria-orientation="horizontal"
            aria-valuemax={frame.count}
            aria-valuemin={1}
            aria-valuenow={frame.count}
            aria-valuetext={formatReading(props)}
            className="absolute inset-0 z-1 -outline-offset-2 cursor-crosshair [touch-action:pan-y_pinch-zoom] select-none"
            data-screen-only
            data-script-only=""
            role="slider"
            tabIndex={0}
          />
        </div>
        <Gutter {...props} />
        {volume ? <Bars frame={frame} volume={volume} /> : null}
        <TimeLabels {...props} />
      </div>
    </div>
  )
}

function useReadableChart(): RefObject<HTMLDivElement | null> {
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
  return root
}

function formatMonths(locale: Locale): string {
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-15`)
  return months.map((day) => formatDateParts(locale, day).month).join(' ')
}
