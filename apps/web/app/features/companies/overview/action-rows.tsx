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
      rows={actions.map(({ id, kind, headline, keyDay, days, dividendYield, state }) => ({
        key: id,
        to: actionPath(locale, { id, kind, ticker }),
        title: headline,
        note: keyDay,
        more: days,
        figure: dividendYield,
        figureNote: state,
      }))}
    />
  )
}
