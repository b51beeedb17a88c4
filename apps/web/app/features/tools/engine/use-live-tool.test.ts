import { expect, it } from 'vitest'
import { open } from '../market-tools.fixture.ts'
import { whatIfTool } from '../what-if-plan/what-if-tool.server.ts'
import { readUnsent } from './use-live-tool.ts'

it.each([
  { name: 'keeps the result while the fields are as sent', typed: {}, isKept: true },
  { name: 'has no result for another amount', typed: { amount: '2.000.000' }, isKept: false },
  { name: 'has no result for a ticker more', typed: { ticker2: 'QTRV' }, isKept: false },
  { name: 'has no result for an empty day', typed: { to: '' }, isKept: false },
])('the form of a calculator on the server $name', async ({ typed, isKept }) => {
  const { form, outcome, query } = await open(whatIfTool, 'ticker1=BQNS')
  const read = readUnsent({ form, outcome, query }, new URLSearchParams({ ...form.shown, ...typed }))
  expect(read.outcome).toBe(isKept ? outcome : null)
  // The browser would put these texts over what was typed.
  expect(read.form).toMatchObject({ shown: {}, filled: [] })
})
