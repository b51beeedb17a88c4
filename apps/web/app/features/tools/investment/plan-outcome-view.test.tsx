import { calculators, strategies } from '@site/finance/calculators/calculator-limits.ts'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { CalculatorView } from './calculator-view.ts'
import { exampleValues } from './example-values.ts'
import { PlanOutcomeView } from './plan-outcome-view.tsx'
import { serverCopy } from './server-copy.ts'
import { useLivePlan } from './use-live-plan.ts'

const examples = exampleValues(null)

function LiveOutcome({ view }: { view: CalculatorView }) {
  const plan = useLivePlan({ locale: 'id', view, unknown: [], query: '', examples })
  return <PlanOutcomeView locale="id" plan={plan} texts={serverCopy.id.page} view={view} />
}

function renderOutcome(view: CalculatorView): string {
  const router = createMemoryRouter([{ path: '/', element: <LiveOutcome view={view} /> }])
  return renderToString(<RouterProvider router={router} />)
}

const views = calculators.flatMap((calculator) => strategies.map((strategy) => ({ calculator, strategy })))

it.each(views)('the result of $calculator, $strategy can be translated by browsers', (view) => {
  const html = renderOutcome(view)
  expect(html).toContain('<output')
  // React separates adjacent text nodes with this comment; translation extensions break React's updates of such
  // nodes.
  expect(html).not.toContain('<!-- -->')
})

// tokens.test.ts measures the contrast of these colors.
it.each(views)('the bars of $calculator, $strategy have a contrast of 3:1', (view) => {
  const bars = renderOutcome(view).match(/<path class="fill-[^>]*>/g) ?? []
  expect(bars).toHaveLength(5)
  const faint = bars.filter(
    (bar) => !/fill-(?:action|line-strong)"/.test(bar) || bar.includes('fill-opacity'),
  )
  expect(faint.filter((bar) => !bar.includes('stroke-line-strong'))).toEqual([])
})
