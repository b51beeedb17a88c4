import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { defaultView } from '#app/features/companies/company-view.ts'
import { defaultChart } from '#app/features/companies/price-chart/price-chart-view.ts'
import { StatementTab } from './statement-tab.tsx'
import { localizeStatementTable } from './statement-tables.server.ts'

type Period = 'annual' | 'single-quarter'

/** A filing without a cash flow statement. */
function renderCashFlow(period: Period): string {
  const view = { ...defaultView, chart: defaultChart, tab: 'cash-flow', period } as const
  const table = localizeStatementTable('en', view, {
    ticker: 'BQNS',
    kind: 'cash-flow',
    period,
    layout: 'bank',
    currency: 'IDR',
    fiscalYearEnd: 12,
    columns: [{ year: 2026, months: 9, end: '2026-09-30', isRestated: false, marks: [] }],
    lines: [],
    results: [],
    asOf: '2026-09-30',
  })
  return renderToStaticMarkup(
    <MemoryRouter>
      <StatementTab locale="en" slug="bqns" table={table} view={view} />
    </MemoryRouter>,
  )
}

describe('a statement without lines', () => {
  it('says that it was not received', () => {
    const html = renderCashFlow('annual')
    expect(html).toContain('Data Not Available')
    expect(html).not.toContain('Single quarters cannot be calculated')
  })

  it('says that single quarters need two filings', () => {
    expect(renderCashFlow('single-quarter')).toContain('Single quarters cannot be calculated yet')
  })
})
