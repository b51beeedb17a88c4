import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { captureError } from './navigation/error-buffer.ts'
import { IDLE_TIMEOUT_MS } from './navigation/feedback-timing.ts'
import { whenIdle } from './navigation/when-idle.ts'
import { undoForeignChanges } from './start/foreign-changes.ts'
import { rejectForeignMarkup } from './start/trusted-types.ts'

rejectForeignMarkup()

const redoChanges = undoForeignChanges()

/** Runs effects after hydration. */
function Hydration({ children }: { children: React.ReactNode }) {
  useEffect(redoChanges, [])
  useEffect(
    () =>
      whenIdle(async () => {
        const code = await import('./idle/polyfills.ts').catch(() => null)
        code?.applyPolyfills()
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
        <HydratedRouter onError={captureError} />
      </Hydration>
    </StrictMode>,
  )
})
