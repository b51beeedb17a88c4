import { Section } from '#app/design/section.tsx'
import { formatPercent, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { AssetPatterns, AssetRect, assets, type Shares } from './asset-swatch.tsx'
import { resultCopy } from './result-copy.ts'
import '#app/design/table.css'

/** Between two segments, in percent of the bar's width. */
const GAP = 1

/** A stacked bar with the same data as a table; patterns and gaps make segments distinguishable without color. */
export function Allocation({ shares, locale }: { shares: Shares; locale: Locale }) {
  const words = resultCopy[locale]
  const percent = (value: number) => formatPercent(locale, fractionOfPercent(value), 0)
  const parts = assets.map((asset, position) => ({
    asset,
    share: shares[asset],
    before: assets.slice(0, position).reduce((sum, other) => sum + shares[other], 0),
  }))
  const summary = parts.map(({ asset, share }) => `${words.assets[asset]} ${percent(share)}`).join(', ')
  return (
    <Section title={words.allocationTitle}>
      <AssetPatterns />
      <svg aria-label={words.allocationSummary(summary)} className="h-16 w-full" role="img">
        {parts
          .filter(({ share }) => share > 0)
          .map(({ asset, share, before }) => (
            <AssetRect
              key={asset}
              asset={asset}
              width={`${share - (before + share < 100 ? GAP : 0)}%`}
              x={`${before}%`}
            />
          ))}
      </svg>
      <table className="data-table mt-6">
        <caption>{words.allocationCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.assetClass}</th>
            <th className="figure" scope="col">
              {words.share}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ asset, share }) => (
            <tr key={asset}>
              <th scope="row">
                <svg aria-hidden="true" className="me-2 inline-block" height="16" width="16">
                  <AssetRect asset={asset} />
                </svg>
                {words.assets[asset]}
              </th>
              <td className="figure">{percent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
