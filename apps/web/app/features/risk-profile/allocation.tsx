import type { RiskQuestionnaire } from '@site/contracts/content/tools.ts'
import { formatPercent, fractionOfPercent } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { copy } from './copy.ts'

type Shares = RiskQuestionnaire['profiles'][number]['allocationPercent']

const assets = ['moneyMarket', 'fixedIncome', 'equity'] as const satisfies readonly (keyof Shares)[]

const fills = {
  moneyMarket: 'fill-sea-200',
  fixedIncome: 'fill-[var(--sea-600)]',
  equity: 'fill-accent',
} as const satisfies Record<keyof Shares, string>

/** A bar of parts with the same figures as a table; a gap tells neighbours apart without their colours. */
export function Allocation({ shares, locale }: { shares: Shares; locale: Locale }) {
  const words = copy[locale]
  const percent = (value: number) => formatPercent(locale, fractionOfPercent(value), 0)
  const parts = assets.map((asset, position) => ({
    asset,
    share: shares[asset],
    before: assets.slice(0, position).reduce((sum, other) => sum + shares[other], 0),
  }))
  const summary = parts.map(({ asset, share }) => `${words.assets[asset]} ${percent(share)}`).join(', ')
  return (
    <section>
      <h2 className="mb-4 text-xl">{words.allocationTitle}</h2>
      <svg
        aria-label={words.allocationSummary(summary)}
        className="h-12 w-full"
        preserveAspectRatio="none"
        role="img"
        viewBox="0 0 100 10"
      >
        {parts.map(({ asset, share, before }) => (
          <rect
            key={asset}
            className={fills[asset]}
            height="10"
            width={Math.max(0, share - 0.4)}
            x={before}
            y="0"
          />
        ))}
      </svg>
      <table className="data-table mt-5">
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
                <svg
                  aria-hidden="true"
                  className="me-3 inline-block"
                  height="12"
                  viewBox="0 0 12 12"
                  width="12"
                >
                  <rect className={fills[asset]} height="12" width="12" />
                </svg>
                {words.assets[asset]}
              </th>
              <td className="figure">{percent(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
