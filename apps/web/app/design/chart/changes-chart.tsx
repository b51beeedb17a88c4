import { formatPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Chart } from './chart.tsx'
import type { ChartFrame } from './chart-drawing.server.ts'
import { INDEX_START } from './index-start.ts'
import { selectStroke } from './line-strokes.ts'

interface ChangesChartProps {
  locale: Locale
  label: string
  frame: ChartFrame
  lines: readonly {
    readonly label: string
    /** From `indexLines`. */
    readonly path: string
    /** The change at the end, as a fraction; null: none. */
    readonly change: number | null
    readonly note?: string | null | undefined
    /** The index of its stroke. */
    readonly stroke: number
  }[]
}

/** Changes of several prices since the first day, in percent. */
export function ChangesChart({ locale, label, frame, lines }: ChangesChartProps) {
  return (
    <Chart
      baseline={INDEX_START}
      cells={lines.map((line, index) => ({
        label: line.label,
        figure: `line-${index}`,
        format: 'change',
        value: line.change === null ? null : INDEX_START * (1 + line.change),
        base: INDEX_START,
        stroke: selectStroke(line.stroke),
        note: line.note,
      }))}
      frame={frame}
      label={label}
      lines={lines.map((line, index) => ({
        figure: `line-${index}`,
        path: line.path,
        stroke: selectStroke(line.stroke),
      }))}
      locale={locale}
      tickTexts={frame.ticks.map((tick) =>
        formatPercent(locale, (tick - INDEX_START) / 100, frame.tickDecimals),
      )}
    />
  )
}
