import type { Snapshot, SnapshotCompany } from '@site/contracts/market/snapshot.ts'
import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'

const INDEX = { width: 560, height: 170 } as const
const SPARK = { width: 100, height: 30 } as const

export type MarketBoard = ReturnType<typeof marketBoard>

/** The market at a glance with its lines already drawn: the browser gets paths, no chart library. */
export function marketBoard({ index, featured }: Snapshot) {
  return {
    index: index && {
      name: index.name,
      date: index.date,
      value: index.value,
      changeFraction: index.changePercent / 100,
      firstValue: index.series[0]?.value ?? index.value,
      firstDate: index.series[0]?.date ?? index.date,
      ...pathsOf(
        index.series.map(({ value }) => value),
        INDEX,
      ),
      viewBox: `0 0 ${INDEX.width} ${INDEX.height}`,
    },
    companies: featured.map(companyLine),
    sparkViewBox: `0 0 ${SPARK.width} ${SPARK.height}`,
  }
}

function companyLine({ ticker, slug, shortName, quote, spark }: SnapshotCompany) {
  return {
    ticker,
    slug,
    shortName,
    close: quote.close,
    changeFraction: quote.changePercent / 100,
    spark: pathsOf(spark, SPARK).line,
  }
}

function pathsOf(values: readonly number[], { width, height }: { width: number; height: number }) {
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [0, width])
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [height - 4, 4])
  const points = values.map((value, position): [number, number] => [round(x(position)), round(y(value))])
  return {
    line: line().curve(curveMonotoneX)(points) ?? '',
    area:
      area<[number, number]>()
        .curve(curveMonotoneX)
        .x(([position]) => position)
        .y0(height)
        .y1(([, value]) => value)(points) ?? '',
  }
}

/** A tenth of a drawing unit is finer than any screen shows. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}
