import type { SnapshotCompany } from '@site/contracts/market/snapshot.ts'
import { scaleLinear } from 'd3-scale'
import { curveMonotoneX, line } from 'd3-shape'

export type CompanyLine = ReturnType<typeof companyLine>

/** A company's last close with its line, drawn here, so that the browser needs no chart library. */
export function companyLine({ ticker, shortName, quote, spark }: SnapshotCompany) {
  return {
    ticker,
    shortName,
    close: quote.close,
    changeFraction: quote.changePercent / 100,
    spark: drawLine(spark, { width: 100, height: 30 }),
  }
}

/** The path of a line with a margin above its highest and below its lowest value. */
function drawLine(values: readonly number[], { width, height }: { width: number; height: number }): string {
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [0, width])
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [height - 4, 4])
  const points = values.map((value, position): [number, number] => [x(position), y(value)])
  // A tenth of a drawing unit is finer than a screen pixel.
  return line().curve(curveMonotoneX).digits(1)(points) ?? ''
}
