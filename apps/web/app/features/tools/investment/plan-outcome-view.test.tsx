import { calculators, strategies } from '@site/finance/calculators/calculator-limits.ts'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import type { CalculatorView } from './calculator-view.ts'
import { exampleValues } from './example-values.ts'
import { PlanOutcomeView } from './plan-outcome-view.tsx'
import { useLivePlan } from './use-live-plan.ts'

const examples = exampleValues(null)

function LiveOutcome({ view }: { view: CalculatorView }) {
  const plan = useLivePlan({ locale: 'id', view, unknown: [], query: '', examples })
  return <PlanOutcomeView locale="id" plan={plan} view={view} />
}

const views = calculators.flatMap((calculator) => strategies.map((strategy) => ({ calculator, strategy })))

it.each(views)(
  'the result of $calculator, $strategy has one text node per element, as page translation requires',
  (view) => {
    const router = createMemoryRouter([{ path: '/', element: <LiveOutcome view={view} /> }])
    const html = renderToString(<RouterProvider router={router} />)
    expect(html).toContain('<output')
    // React separates adjacent text nodes with this comment; translation extensions break React's updates of such
    // nodes.
    expect(html).not.toContain('<!-- -->')
  },
)
