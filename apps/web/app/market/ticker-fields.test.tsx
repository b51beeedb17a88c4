import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ActionFilter } from '#app/features/corporate-actions/action-filter.tsx'
import { parseActionsQuery } from '#app/features/corporate-actions/actions-query.server.ts'
import { ReportsFilter } from '#app/features/research/reports-filter.tsx'
import { parseReportsQuery } from '#app/features/research/reports-query.server.ts'
import { FormFields } from '#app/features/tools/engine/tool-fields.tsx'
import { CompanyField } from '#app/layout/company-field.tsx'

const ticker = 'PT Perusahaan Perkebunan Quantara Nusa Indonesia Tbk (BQNS)'
const typed = new URLSearchParams({ ticker })
const list = { choices: { category: [], sector: [], analyst: [] }, months: [] }

function renderField(form: React.ReactNode, name: string): string {
  const router = createMemoryRouter([{ path: '*', element: form }])
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  return html.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0] ?? ''
}

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
      form: (
        <FormFields
          page="orderLimits"
          mode={null}
          fields={[{ name: 'ticker', kind: 'ticker', label: 'Kode saham' }]}
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
      ),
    },
    {
      name: 'the comparison',
      field: 'add',
      form: (
        <CompanyField
          label="Emiten"
          locale="id"
          name="add"
          page=""
          pathWith={() => ''}
          typed=""
          without={[]}
        />
      ),
    },
  ])('takes the name of a company with its ticker: $name', ({ form, field }) => {
    const limit = renderField(form, field).match(/maxlength="(\d+)"/i)?.[1]
    expect(Number(limit)).toBeGreaterThanOrEqual(ticker.length)
  })

  it.each([ticker, 'IDX:BQNS', 'BQNS IJ Equity', 'harga saham BQNS hari ini'])(
    'of a filter reads the ticker of "%s"',
    (text) => {
      const search = new URLSearchParams({ ticker: text })
      expect(parseActionsQuery(search).typed.ticker).toBe('BQNS')
      expect(parseReportsQuery(search).typed.ticker).toBe('BQNS')
    },
  )
})
