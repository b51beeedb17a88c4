import { TREND_HEIGHT, TREND_WIDTH } from './trend-size.ts'

/** A line's trend as a small bar chart; the row has the same data as figures. */
export function TrendBars({ shape }: { shape: { past: string; latest: string } }) {
  return (
    <svg
      aria-hidden="true"
      className="trend-bars"
      height={TREND_HEIGHT}
      viewBox={`0 0 ${TREND_WIDTH} ${TREND_HEIGHT}`}
      width={TREND_WIDTH}
    >
      <path className="trend-past" d={shape.past} />
      <path className="trend-latest" d={shape.latest} />
    </svg>
  )
}
