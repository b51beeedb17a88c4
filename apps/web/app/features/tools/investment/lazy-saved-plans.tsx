import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#app/design/button.tsx'
import type { PageTexts } from './method-of.ts'
import { PLANS_KEY } from './saved-plans-key.ts'
import type { SavedPlansProps } from './saved-plans-props.ts'

type Panel = ComponentType<SavedPlansProps & { hasFocus: boolean }>

/**
 * Saves and compares plans in this browser only; its space is reserved until hydration. The panel is loaded when the
 * visitor saves a plan or has saved one. If loading fails, the button stays; browsers retry a failed import only after
 * a page reload.
 */
export function LazySavedPlans({ texts, ...props }: SavedPlansProps & { texts: PageTexts }) {
  const [state, setState] = useState<'unknown' | 'ready' | 'wanted' | 'failed'>('unknown')
  const [Panel, setPanel] = useState<Panel | null>(null)

  async function fetchPanel(): Promise<void> {
    try {
      const { default: SavedPlansPanel } = await import('./saved-plans-panel.tsx')
      setPanel(() => SavedPlansPanel)
    } catch {
      setState('failed')
    }
  }

  const onHydrated = useEffectEvent(() => {
    setState('ready')
    if (hasPlans()) {
      void fetchPanel()
    }
  })
  useEffect(() => onHydrated(), [])
  return (
    <div className="mt-10 min-h-12 print:hidden" data-script-only="">
      {Panel ? (
        <Panel {...props} hasFocus={state === 'wanted'} />
      ) : (
        <p className={state === 'unknown' ? 'invisible' : undefined}>
          <Button
            look="quiet"
            onClick={() => {
              setState('wanted')
              void fetchPanel()
            }}
          >
            {texts.savePlan}
          </Button>
        </p>
      )}
      <p className="mt-2 text-sm text-soft empty:hidden" role="status">
        {state === 'failed' ? texts.savedUnavailable : ''}
      </p>
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
