import { formatPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { Chart } from './chart.tsx'
import type { ChartFrame } from './chart-drawing.server.ts'
import { INDEX_START } from './index-start.ts'
import type { LineStroke } from './line-strokes.ts'

interface ChangesChartProps {
  locale: Locale
  label: string
  frame: ChartFrame
  /** The first has a tag at its end. */
  lines: readonly {
    readonly label: string
    /** From `indexLines`. */
    readonly path: string
    /** The change at the end, as a fraction; null: none. */
    readonly change: number | null
    readonly note?: string | null | undefined
    readonly stroke: LineStroke
  }[]
}

/** Changes of several prices since the first day, in percent. */
export function ChangesChart({ locale, label, frame, lines }: ChangesChartProps) {
  const toValue = (change: number) => INDEX_START * (1 + change)
  const change = lines[0]?.change ?? null
  return (
    <Chart
      baseline={INDEX_START}
      cells={lines.map((line, index) => ({
        label: line.label,
        figure: `line-${index}`,
        format: 'change',
        value: line.change === null ? null : toValue(line.change),
        base: INDEX_START,
        stroke: line.stroke,
        note: line.note,
      }))}
      ends={
        change === null
          ? []
          : [{ value: toValue(change), text: `${change > 0 ? '+' : ''}${formatPercent(locale, change, 1)}` }]
      }
      frame={frame}
      label={label}
      lines={lines.map(({ path, stroke }, index) => ({ figure: `line-${index}`, path, stroke }))}
      locale={locale}
      tickTexts={frame.ticks.map((tick) =>
        formatPercent(locale, (tick - INDEX_START) / 100, frame.tickDecimals),
      )}
    />
  )
}
