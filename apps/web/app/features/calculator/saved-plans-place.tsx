import { lazy, Suspense, useState } from 'react'
import { Button } from '#app/design/button.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import type { Query } from '#app/i18n/path-to.ts'
import type { CalculatorView } from './calculator-view.ts'
import type { PlanQuestion } from './live-plan.ts'
import { planCopy } from './plan-copy.ts'
import { useSavedPlans } from './saved-plans.ts'

/** Fetched by who saves a plan or has saved one. */
const SavedPlansPanel = lazy(() => import('./saved-plans-panel.tsx'))

export interface SavedPlansProps {
  readonly locale: Locale
  readonly view: CalculatorView
  readonly examples: PlanQuestion['examples']
  /** The plan on the page; null while it has no answer. */
  readonly query: Query | null
}

/** Where plans are kept and compared, in this browser only; its room is kept until script can serve it. */
export function SavedPlansPlace(props: SavedPlansProps) {
  const saved = useSavedPlans()
  const [isWanted, setIsWanted] = useState(false)
  const isOpen = saved !== null && (isWanted || saved.plans.length > 0)
  const button = (
    <p className={saved === null ? 'invisible' : undefined}>
      <Button look="quiet" onClick={() => setIsWanted(true)}>
        {planCopy[props.locale].savePlan}
      </Button>
    </p>
  )
  return (
    <div className="mt-10 min-h-12 print:hidden" data-script-only="">
      {isOpen ? (
        <Suspense fallback={button}>
          <SavedPlansPanel {...props} hasFocus={isWanted} saved={saved} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  )
}
