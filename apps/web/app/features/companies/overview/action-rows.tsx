import { RowList } from '#app/design/row-list.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { actionPath } from '#app/market/action-path.ts'
import type { ActionSummary } from '#app/market/action-summary.ts'

/** Corporate actions of a company, with the yield of its dividends. */
export function ActionRows({
  locale,
  ticker,
  label,
  actions,
}: {
  locale: Locale
  ticker: string
  label: string
  actions: readonly ActionSummary[]
}) {
  return (
    <RowList
      label={label}
      rows={actions.map(({ id, kind, headline, keyDay, days, dividendYield, calculator, state }) => ({
        key: id,
        to: actionPath(locale, { id, kind, ticker }),
        title: headline,
        note:
          calculator === null ? (
            keyDay
          ) : (
            <>
              <span>{keyDay}</span> {/* Above the link that covers the row. */}
              <a className="text-link relative z-1 ms-2 inline-block py-1" href={calculator.to}>
                {calculator.label}
                <span className="sr-only">{`: ${headline}`}</span>
              </a>
            </>
          ),
        more: days,
        figure: dividendYield,
        figureNote: state,
      }))}
    />
  )
}
