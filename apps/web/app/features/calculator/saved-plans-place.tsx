import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '#app/design/button.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import type { Query } from '#app/i18n/path-to.ts'
import type { CalculatorView } from './calculator-view.ts'
import type { PlanQuestion } from './live-plan.ts'
import { planCopy } from './plan-copy.ts'

export const PLANS_KEY = 'wirasa:plans'

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
  const [state, setState] = useState<'unknown' | 'none' | 'some' | 'wanted'>('unknown')
  useEffect(() => setState(hasPlans() ? 'some' : 'none'), [])
  const button = (
    <p className={state === 'unknown' ? 'invisible' : undefined}>
      <Button look="quiet" onClick={() => setState('wanted')}>
        {planCopy[props.locale].savePlan}
      </Button>
    </p>
  )
  return (
    <div className="mt-10 min-h-12 print:hidden" data-script-only="">
      {state === 'some' || state === 'wanted' ? (
        <Suspense fallback={button}>
          <SavedPlansPanel {...props} hasFocus={state === 'wanted'} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  )
}

function hasPlans(): boolean {
  try {
    return (localStorage.getItem(PLANS_KEY) ?? '').length > '[]'.length
  } catch (error) {
    if (error instanceof DOMException) {
      return false
    }
    throw error
  }
}
