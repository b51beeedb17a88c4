import { RowList } from '#app/design/row-list.tsx'
import type { ActionSummary } from '#app/market/action-summary.ts'

/** Corporate actions of a company, with the yield of its dividends. */
export function ActionRows({ label, actions }: { label: string; actions: readonly ActionSummary[] }) {
  return (
    <RowList
      label={label}
      rows={actions.map(({ path, headline, keyDay, days, dividendYield, state }) => ({
        key: path,
        to: path,
        title: headline,
        note: keyDay,
        more: days,
        figure: dividendYield,
        figureNote: state,
      }))}
    />
  )
}
