import type { Snapshot, SnapshotCompany } from '@site/contracts/market/snapshot.ts'
import { scaleLinear } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'

const INDEX = { width: 560, height: 170 } as const
const SPARK = { width: 100, height: 30 } as const

export type MarketBoard = ReturnType<typeof marketBoard>

/** The market overview with its lines drawn on the server, so that the browser needs no chart library. */
export function marketBoard({ index, featured, asOf }: Snapshot) {
  return {
    /** The day of the companies' prices. */
    asOf,
    index: index && {
      name: index.name,
      date: index.date,
      value: index.value,
      changeFraction: index.changePercent / 100,
      firstValue: index.series[0]?.value ?? index.value,
      firstDate: index.series[0]?.date ?? index.date,
      line: lineOf(
        index.series.map(({ value }) => value),
        INDEX,
      ),
      ...INDEX,
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
    spark: lineOf(spark, SPARK),
  }
}

/** The path of a line with a margin above its highest and below its lowest value. */
function lineOf(values: readonly number[], { width, height }: { width: number; height: number }): string {
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [0, width])
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [height - 4, 4])
  const points = values.map((value, position): [number, number] => [x(position), y(value)])
  // A tenth of a drawing unit is finer than a screen pixel.
  return line().curve(curveMonotoneX).digits(1)(points) ?? ''
}
