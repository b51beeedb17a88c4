import type { RiskQuestionnaire } from '@site/contracts/content/tools.ts'

export type Shares = RiskQuestionnaire['profiles'][number]['allocationPercent']

export const assets = ['moneyMarket', 'fixedIncome', 'equity'] as const satisfies readonly (keyof Shares)[]

/** Colors; assets that look alike without color also have a pattern. */
const grounds = {
  moneyMarket: 'fill-brand-200',
  fixedIncome: 'fill-brand-600',
  equity: 'fill-accent',
} as const satisfies Record<keyof Shares, string>

/** The pattern definitions; once per page that draws assets. */
export function AssetPatterns() {
  return (
    <svg aria-hidden="true" className="absolute" height="0" width="0">
      <defs>
        <pattern
          height="8"
          id="asset-fixedIncome"
          patternTransform="rotate(45)"
          patternUnits="userSpaceOnUse"
          width="8"
        >
          <path className="stroke-on-board" d="M0 0V8" strokeOpacity="0.45" strokeWidth="3" />
        </pattern>
        <pattern height="8" id="asset-equity" patternUnits="userSpaceOnUse" width="8">
          <circle className="fill-brand-950" cx="4" cy="4" fillOpacity="0.55" r="1.5" />
        </pattern>
      </defs>
    </svg>
  )
}

/**
 * A rectangle in an asset's color and pattern; positions are SVG lengths, so that percentages do not scale the pattern.
 */
export function AssetRect({
  asset,
  x = '0',
  width = '100%',
}: {
  asset: keyof Shares
  x?: string
  width?: string
}) {
  return (
    <>
      <rect className={grounds[asset]} height="100%" width={width} x={x} y="0" />
      {asset === 'moneyMarket' ? null : (
        <rect fill={`url(#asset-${asset})`} height="100%" width={width} x={x} y="0" />
      )}
      {/* The fills alone have too little contrast with the page. */}
      <rect
        className="fill-none stroke-line-strong"
        height="100%"
        strokeWidth="2"
        width={width}
        x={x}
        y="0"
      />
    </>
  )
}
