import { TREND_HEIGHT, TREND_WIDTH } from './trend-size.ts'

/** How a line went, as small bars; the row beside it says the same in figures. */
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
