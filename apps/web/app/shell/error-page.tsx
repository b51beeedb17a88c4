import { lazy, Suspense } from 'react'
import { useRouteError } from 'react-router'
import { ConnectionLost } from './connection-lost.tsx'
import { isConnectionLost } from './is-connection-lost.ts'

/** Few visitors ever see it, so that it is a file of its own; without it the last resort stands in. */
const ErrorContent = lazy(() => import('./error-content.tsx'))

/** What a failed page shows inside the layout. */
export function ErrorPage() {
  const error = useRouteError()
  return isConnectionLost(error) ? (
    <ConnectionLost />
  ) : (
    <Suspense>
      <ErrorContent />
    </Suspense>
  )
}
