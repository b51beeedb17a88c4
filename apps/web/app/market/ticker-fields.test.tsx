import { describe, expect, it } from 'vitest'
import { ActionFilter } from '#app/features/corporate-actions/action-filter.tsx'
import { parseActionsQuery } from '#app/features/corporate-actions/actions-query.server.ts'
import { ReportsFilter } from '#app/features/research/reports-filter.tsx'
import { parseReportsQuery } from '#app/features/research/reports-query.server.ts'
import { FormFields } from '#app/features/tools/engine/tool-fields.tsx'
import type { FieldView } from '#app/features/tools/engine/tool-form.ts'
import { OverviewPage } from '#app/features/tools/overview/overview-page.tsx'
import { CompanyField } from '#app/layout/company-field.tsx'
import { renderAt } from '#app/navigation/render-at.fixture.tsx'

const ticker = 'PT Perusahaan Perkebunan Quantara Nusa Indonesia Tbk (BQNS)'
const typed = new URLSearchParams({ ticker })
const list = { choices: { category: [], sector: [], analyst: [] }, months: [] }

function renderField(form: React.ReactNode, name: string): string {
  return renderAt('/', form).match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0] ?? ''
}

/** A calculator with one field for a ticker. */
function renderCalculator(field: Partial<FieldView> = {}) {
  return (
    <FormFields
      page="orderLimits"
      mode={null}
      fields={[{ name: 'ticker', kind: 'ticker', label: 'Kode saham', ...field }]}
      form={{
        isSubmitted: false,
        shown: {},
        filled: [],
        filledFor: '',
        share: null,
        remarks: [],
        notices: [],
        errors: [],
      }}
    />
  )
}

const comparison = <CompanyField label="Emiten" locale="id" name="add" page="" pathWith={() => ''} typed="" />

describe('a field for a ticker', () => {
  it.each([
    {
      name: 'the filter of corporate actions',
      field: 'ticker',
      form: <ActionFilter locale="id" query={parseActionsQuery(typed)} />,
    },
    {
      name: 'the filter of reports',
      field: 'ticker',
      form: <ReportsFilter locale="id" {...parseReportsQuery(typed)} list={list} />,
    },
    {
      name: 'a calculator',
      field: 'ticker',
      form: renderCalculator(),
    },
    { name: 'the comparison', field: 'add', form: comparison },
  ])('takes the name of a company with its ticker: $name', ({ form, field }) => {
    const limit = renderField(form, field).match(/maxlength="(\d+)"/i)?.[1]
    expect(Number(limit)).toBeGreaterThanOrEqual(ticker.length)
  })

  it.each([
    {
      name: 'a calculator',
      form: renderCalculator(),
      hint: 'Kode saham, misalnya BQNS',
    },
    {
      name: 'a calculator with a hint of its own',
      form: renderCalculator({ hint: 'Saham pertama' }),
      hint: 'Saham pertama',
    },
    {
      name: 'the overview of calculators',
      form: <OverviewPage error={null} groups={[]} locale="en" typed="" />,
      hint: 'Ticker, such as BQNS',
    },
    { name: 'the comparison, which also reads names', form: comparison, hint: 'Kode saham atau nama' },
  ])('says what its form reads: $name', ({ form, hint }) => {
    expect(renderAt('/', form).match(/<p[^>]*-hint">([^<]*)/)?.[1]).toBe(hint)
  })

  it('of a calculator says that it is optional', () => {
    expect(renderAt('/', renderCalculator({ isOptional: true }))).toContain(' (opsional)</span></label>')
    expect(renderAt('/', renderCalculator())).not.toContain('opsional')
  })

  it.each([ticker, 'IDX:BQNS', 'harga saham BQNS hari ini'])('of a filter reads "%s"', (text) => {
    const search = new URLSearchParams({ ticker: text })
    expect(parseActionsQuery(search).typed.ticker).toBe('BQNS')
    expect(parseReportsQuery(search).typed.ticker).toBe('BQNS')
  })
})
