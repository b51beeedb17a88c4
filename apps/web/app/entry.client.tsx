import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { IDLE_TIMEOUT_MS } from './shell/feel.ts'
import { takeBackForeignChanges } from './shell/foreign-changes.ts'
import { noteError } from './shell/noted-errors.ts'
import { refuseForeignMarkup } from './shell/trusted-types.ts'
import { whenIdle } from './shell/when-idle.ts'

refuseForeignMarkup()

const putChangesBack = takeBackForeignChanges()

/** The one place that hears of the end of hydration. */
function Hydration({ children }: { children: React.ReactNode }) {
  useEffect(putChangesBack, [])
  useEffect(
    () =>
      whenIdle(async () => {
        const code = await import('./shell/complete-browser.ts').catch(() => null)
        code?.completeBrowser()
      }, IDLE_TIMEOUT_MS),
    [],
  )
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydration>
        <HydratedRouter onError={noteError} />
      </Hydration>
    </StrictMode>,
  )
})
