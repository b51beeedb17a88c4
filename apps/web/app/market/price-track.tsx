import type { Recommendation } from '@site/contracts/content/research.ts'

const WIDTH = 160
const HEIGHT = 16
const EDGE = 6
const MIDDLE = HEIGHT / 2

export type TrackedPrices = Pick<Recommendation, 'priceAtIssue' | 'targetPrice' | 'stopLoss'>

/**
 * Shows the price between stop loss, issue price and target, all adjusted to the day of issue. It contains no
 * information that the figures next to it lack.
 */
export function PriceTrack({ call, price }: { call: TrackedPrices; price: number }) {
  const { priceAtIssue, targetPrice, stopLoss } = call
  const levels = [priceAtIssue, targetPrice, price, ...(stopLoss === null ? [] : [stopLoss])]
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels)]
  if (highest === lowest) {
    return null
  }
  const x = (level: number) => Math.round(EDGE + ((level - lowest) / (highest - lowest)) * (WIDTH - 2 * EDGE))
  const isTowardsTarget = (price - priceAtIssue) * (targetPrice - priceAtIssue) >= 0
  const mark = (level: number) => <path d={`M${x(level)} 2V${HEIGHT - 2}`} strokeWidth="2" />
  return (
    <svg
      aria-hidden="true"
      className="mt-1.5 block h-4 w-40 max-w-full"
      fill="none"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <path className="stroke-(--line-strong)" d={`M${EDGE} ${MIDDLE}H${WIDTH - EDGE}`} />
      <path
        className={isTowardsTarget ? 'stroke-(--accent-mark)' : 'stroke-(--text-soft)'}
        d={`M${x(priceAtIssue)} ${MIDDLE}H${x(price)}`}
        strokeWidth="3"
      />
      {stopLoss === null ? null : <g className="stroke-(--text-soft)">{mark(stopLoss)}</g>}
      <g className="stroke-(--accent-mark)">{mark(targetPrice)}</g>
      <circle
        className="fill-(--page) stroke-(--text)"
        cx={x(priceAtIssue)}
        cy={MIDDLE}
        r="3.5"
        strokeWidth="1.5"
      />
      <circle className="fill-(--text)" cx={x(price)} cy={MIDDLE} r="4" />
    </svg>
  )
}
