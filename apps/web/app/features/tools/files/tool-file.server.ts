import { outcomeCopy } from '#app/features/tools/engine/outcome-copy.ts'
import { calculate } from '#app/features/tools/engine/tool.server.ts'
import type { Tool } from '#app/features/tools/engine/tool.ts'
import type { ToolSite } from '#app/features/tools/engine/tool-facts.server.ts'
import type { OutcomeTable, ToolOutcome } from '#app/features/tools/engine/tool-outcome.ts'
import { transactionTable } from '#app/features/tools/transaction-cost/transaction-table.server.ts'
import { type ToolPageName, toolPages } from '#app/i18n/endpoints/tool-files.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { matchPage, pathTo } from '#app/i18n/path-to.ts'

type Calculation = ReturnType<ReturnType<typeof calculation<unknown>>>

function calculation<Outcome>(
  load: () => Promise<Tool<Outcome>>,
  tableOf: (locale: Locale, outcome: Outcome) => OutcomeTable,
) {
  return async (search: URLSearchParams, site: ToolSite) => {
    const { form, outcome, days, mode, today } = await calculate(await load(), search, site)
    return { form, table: outcome && tableOf(site.locale, outcome), days: days(), mode: mode.name, today }
  }
}

/** The first table, or all figures. */
function tableOf(locale: Locale, { main, figures, tables = [] }: ToolOutcome): OutcomeTable {
  const { result, value } = outcomeCopy[locale]
  const [table] = tables
  if (table) return table
  return {
    caption: result,
    columns: [
      { label: result, kind: 'text' },
      { label: value, kind: 'number' },
    ],
    rows: [main, ...figures].map(({ label, data }) => [label, data]),
  }
}

const calculations: Readonly<Record<ToolPageName, (search: URLSearchParams, site: ToolSite) => Calculation>> =
  {
    orderLimits: calculation(
      () =>
        import('#app/features/tools/order-limits/order-limits-tool.ts').then(
          ({ orderLimitsTool }) => orderLimitsTool,
        ),
      tableOf,
    ),
    averagePrice: calculation(
      () =>
        import('#app/features/tools/average-price/average-price-tool.ts').then(
          ({ averagePriceTool }) => averagePriceTool,
        ),
      tableOf,
    ),
    dividendCalculator: calculation(
      () => import('#app/features/tools/dividend/dividend-tool.ts').then(({ dividendTool }) => dividendTool),
      tableOf,
    ),
    corporateActionCalculator: calculation(
      () =>
        import('#app/features/tools/corporate-action/corporate-action-tool.ts').then(
          ({ corporateActionTool }) => corporateActionTool,
        ),
      tableOf,
    ),
    bondCalculator: calculation(
      () => import('#app/features/tools/bond/bond-tool.ts').then(({ bondTool }) => bondTool),
      tableOf,
    ),
    marginSimulator: calculation(
      () => import('#app/features/tools/margin/margin-tool.ts').then(({ marginTool }) => marginTool),
      tableOf,
    ),
    transactionCost: calculation(
      () =>
        import('#app/features/tools/transaction-cost/transaction-tool.ts').then(
          ({ transactionTool }) => transactionTool,
        ),
      transactionTable,
    ),
  }

/** What the file of a calculator at a URL holds, or the reasons why there is none. */
export async function toolFile({ pathname, searchParams }: URL, site: ToolSite) {
  const match = matchPage(pathname.slice(0, pathname.lastIndexOf('/')))
  const page = toolPages.find((name) => name === match?.name) ?? toolPages[0]
  const { form, table, days, mode, today } = await calculations[page](searchParams, site)
  const path = pathTo(page, site.locale)
  const reasons = form.errors.map(({ message }) => message)
  return {
    ...{ table, days, path, today },
    /** Without its extension. */
    name: `${path.split('/').at(-1)}-${mode}`,
    error: reasons.length > 0 ? reasons.join('\n') : outcomeCopy[site.locale].fillIn,
  }
}
