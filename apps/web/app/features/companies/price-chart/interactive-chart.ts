import {
  AreaSeries,
  CandlestickSeries,
  ColorType,
  CrosshairMode,
  createChart,
  createSeriesMarkers,
  HistogramSeries,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type SeriesType,
  TickMarkType,
} from 'lightweight-charts'
import * as v from 'valibot'
import { formatChange, formatDateParts, formatDateShort } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type ChartColors, chartColors } from './price-chart-colors.ts'
import { type InteractiveChartData, InteractiveChartSchema } from './price-chart-figures.ts'
import type { ChartPoint } from './price-chart-readout.tsx'
import { formatPrice } from './price-chart-text.ts'

export interface InteractiveChart {
  /** Moves the crosshair for a key. */
  readonly step: (key: string) => void
  readonly close: () => void
}

interface InteractiveChartOptions {
  readonly frame: HTMLElement
  readonly locale: Locale
  readonly figures: unknown
  readonly onMove: (crosshair: { position: number; point: ChartPoint; mark: string | null }) => void
}

type AnySeries = ISeriesApi<SeriesType>

/** The heights of the two panes, as in the static chart. */
const PRICE_SHARE = 0.8
const AVERAGE_STYLES = [LineStyle.Solid, LineStyle.Dashed, LineStyle.Dotted] as const

export async function openInteractiveChart({
  frame,
  locale,
  figures,
  onMove,
}: InteractiveChartOptions): Promise<InteractiveChart> {
  const data = v.parse(InteractiveChartSchema, figures)
  const { days } = data
  const chart = createChart(frame, {
    autoSize: true,
    width: frame.clientWidth,
    height: frame.clientHeight,
    ...chartOptions(locale),
  })
  const paint = data.kind === 'versus' ? drawVersus(chart, locale, data) : drawPrices(chart, locale, data)
  const repaint = () => {
    const colors = chartColors(frame)
    chart.applyOptions(colorOptions(colors))
    paint.color(colors)
  }
  repaint()
  chart.timeScale().fitContent()
  // Coordinates are final only after the first frame; a crosshair set earlier would be misplaced.
  await new Promise(requestAnimationFrame)

  let position = days.length - 1
  const notify = () => onMove({ position, point: pointAt(data, position), mark: markAt(data, position) })
  const show = (next: number) => {
    position = Math.max(0, Math.min(days.length - 1, next))
    const [value, day] = [paint.values[position], days[position]]
    if (value !== undefined && day !== undefined) {
      chart.setCrosshairPosition(value, day, paint.main)
      notify()
    }
  }
  chart.subscribeCrosshairMove(({ logical, sourceEvent }) => {
    // Crosshair moves by keyboard trigger this event, too.
    if (logical !== undefined && sourceEvent !== undefined) {
      position = Math.max(0, Math.min(days.length - 1, Math.round(logical)))
      notify()
    }
  })

  const schemes = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)'].map(
    (query) => matchMedia(query),
  )
  for (const scheme of schemes) {
    scheme.addEventListener('change', repaint)
  }
  return {
    step: (key) => show(stepOf(key, position, data)),
    close: () => {
      for (const scheme of schemes) {
        scheme.removeEventListener('change', repaint)
      }
      chart.remove()
    },
  }
}

function stepOf(key: string, position: number, data: InteractiveChartData): number {
  const marks = data.kind === 'versus' ? [] : data.marks.map((mark) => mark.position)
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return position - 1
    case 'Home':
      return 0
    case 'End':
      return data.days.length - 1
    case 'PageUp':
      return marks.find((mark) => mark > position) ?? position
    case 'PageDown':
      return marks.findLast((mark) => mark < position) ?? position
    default:
      return position + 1
  }
}

function pointAt(data: InteractiveChartData, position: number): ChartPoint {
  const date = data.days[position] ?? ''
  const at = (values: readonly number[]) => values[position] ?? 0
  if (data.kind === 'versus') {
    return {
      date,
      changes: [
        { name: data.ownName, fraction: at(data.own) },
        { name: data.otherName, fraction: at(data.other) },
      ],
    }
  }
  return {
    date,
    open: data.open[position] ?? null,
    high: at(data.high),
    low: at(data.low),
    close: at(data.close),
    volume: at(data.volume),
    averages: data.averages.map(({ length, values }) => ({ length, value: values[position] ?? null })),
  }
}

function markAt(data: InteractiveChartData, position: number): string | null {
  const marks = data.kind === 'versus' ? [] : data.marks.filter((mark) => mark.position === position)
  return marks.length === 0 ? null : marks.map(({ text }) => text).join('; ')
}

interface DrawnSeries {
  readonly main: AnySeries
  /** The crosshair's value on each day. */
  readonly values: readonly number[]
  readonly color: (colors: ChartColors) => void
}

const quiet = { lastValueVisible: false, priceLineVisible: false } as const

function figuresBy(formatter: (value: number) => string) {
  return { priceFormat: { type: 'custom' as const, formatter, minMove: 0.0001 } }
}

function drawVersus(
  chart: IChartApi,
  locale: Locale,
  { days, own, other }: Extract<InteractiveChartData, { kind: 'versus' }>,
): DrawnSeries {
  const percent = figuresBy((value) => formatChange(locale, value))
  const main = chart.addSeries(LineSeries, {
    ...quiet,
    ...percent,
    lineWidth: 2,
    crosshairMarkerRadius: 4,
  })
  const second = chart.addSeries(LineSeries, {
    ...quiet,
    ...percent,
    lineWidth: 2,
    lineStyle: LineStyle.Dashed,
  })
  main.setData(days.map((time, position) => ({ time, value: own[position] ?? 0 })))
  second.setData(days.map((time, position) => ({ time, value: other[position] ?? 0 })))
  return {
    main,
    values: own,
    color: (colors) => {
      main.applyOptions({ color: colors.action })
      second.applyOptions({ color: colors.violet })
    },
  }
}

function drawPrices(
  chart: IChartApi,
  locale: Locale,
  data: Exclude<InteractiveChartData, { kind: 'versus' }>,
): DrawnSeries {
  const { days, close, averages, marks, volume } = data
  const { main, color } = data.kind === 'candles' ? candles(chart, data) : area(chart, data)
  main.applyOptions(figuresBy((value) => formatPrice(locale, value)))
  const lines = averages.map(({ values }, position) => {
    const series = chart.addSeries(LineSeries, {
      ...quiet,
      lineWidth: 2,
      lineStyle: AVERAGE_STYLES[position] ?? LineStyle.Solid,
      crosshairMarkerVisible: false,
    })
    series.setData(
      days.flatMap((time, day) => {
        const value = values[day] ?? null
        return value === null ? [] : [{ time, value }]
      }),
    )
    return series
  })
  // No axis labels: the figures of each day are above the chart.
  const bars = chart.addSeries(HistogramSeries, { ...quiet, ...figuresBy(() => '') }, 1)
  bars.setData(days.map((time, position) => ({ time, value: volume[position] ?? 0 })))
  const [prices, volumes] = chart.panes()
  prices?.setStretchFactor(PRICE_SHARE)
  volumes?.setStretchFactor(1 - PRICE_SHARE)
  const events = createSeriesMarkers(main, [])
  return {
    main,
    values: close,
    color: (colors) => {
      color(colors)
      bars.applyOptions({ color: colors.bars })
      for (const [position, line] of lines.entries()) {
        line.applyOptions({ color: [colors.warm, colors.violet, colors.soft][position] ?? colors.soft })
      }
      events.setMarkers(
        marks.flatMap(({ position, letter }) => {
          const time = days[position]
          return time === undefined
            ? []
            : [
                {
                  time,
                  position: 'aboveBar' as const,
                  shape: 'circle' as const,
                  color: colors.warm,
                  text: letter,
                },
              ]
        }),
      )
    },
  }
}

function area(chart: IChartApi, { days, close }: Exclude<InteractiveChartData, { kind: 'versus' }>) {
  const main = chart.addSeries(AreaSeries, { ...quiet, lineWidth: 2, crosshairMarkerRadius: 4 })
  main.setData(days.map((time, position) => ({ time, value: close[position] ?? 0 })))
  const color = (colors: ChartColors) =>
    main.applyOptions({
      lineColor: colors.action,
      topColor: colors.actionGround,
      bottomColor: colors.actionGround,
    })
  return { main, color }
}

/** Hollow for a rise or no change, filled for a fall, so that they are distinguishable without color. */
function candles(
  chart: IChartApi,
  { days, open, high, low, close }: Exclude<InteractiveChartData, { kind: 'versus' }>,
) {
  const main = chart.addSeries(CandlestickSeries, quiet)
  const color = (colors: ChartColors) => {
    main.applyOptions({
      upColor: colors.page,
      borderUpColor: colors.up,
      wickUpColor: colors.up,
      downColor: colors.down,
      borderDownColor: colors.down,
      wickDownColor: colors.down,
    })
    const neutral = { color: colors.soft, borderColor: colors.soft, wickColor: colors.soft }
    main.setData(
      days.map((time, position) => {
        const known = open[position] ?? null
        return {
          time,
          // Without an open, the body is a level line at the close, as in the static chart.
          open: known ?? close[position] ?? 0,
          high: high[position] ?? 0,
          low: low[position] ?? 0,
          close: close[position] ?? 0,
          ...(known === null ? neutral : {}),
        }
      }),
    )
  }
  return { main, color }
}

function chartOptions(locale: Locale) {
  const dayText = (time: unknown) => (typeof time === 'string' ? formatDateShort(locale, time) : '')
  return {
    handleScale: false,
    handleScroll: false,
    // The library's attribution would add a style element, which the CSP forbids: ours is below the chart.
    layout: { attributionLogo: false, fontSize: 13, panes: { enableResize: false } },
    grid: { vertLines: { visible: false } },
    crosshair: { mode: CrosshairMode.Magnet, horzLine: { labelVisible: true } },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.06, bottom: 0.04 } },
    timeScale: {
      borderVisible: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      lockVisibleTimeRangeOnResize: true,
      minBarSpacing: 0.01,
      tickMarkFormatter: (time: unknown, kind: TickMarkType) => {
        if (typeof time !== 'string') {
          return ''
        }
        const { day, month, year } = formatDateParts(locale, time)
        if (kind !== TickMarkType.DayOfMonth) {
          return `${month} ${year}`
        }
        return locale === 'id' ? `${day} ${month}` : `${month} ${day}`
      },
    },
    localization: {
      timeFormatter: dayText,
    },
  } as const
}

function colorOptions(colors: ChartColors) {
  return {
    layout: {
      background: { type: ColorType.Solid as const, color: colors.page },
      textColor: colors.soft,
      fontFamily: colors.font,
      panes: { separatorColor: colors.page },
    },
    grid: { horzLines: { color: colors.line } },
    crosshair: {
      vertLine: { color: colors.strong, labelBackgroundColor: colors.label },
      horzLine: { color: colors.strong, labelBackgroundColor: colors.label },
    },
  }
}
