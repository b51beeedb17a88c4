import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { CodeLost } from '#app/navigation/code-lost.tsx'
import { ConnectionLost } from '#app/navigation/connection-lost.tsx'
import { isCodeLost, isConnectionLost } from '#app/navigation/is-connection-lost.ts'
import { hasNewerVersion } from '#app/navigation/newer-version.ts'

/** Few visitors ever see it, so that it is a file of its own; without it the last resort stands in. */
const ErrorContent = lazy(() => import('#app/errors/error-content.tsx'))

/** What a failed page shows inside the layout. */
export function ErrorPage() {
  const error = useRouteError()
  if (isCodeLost(error) || (hasNewerVersion() && !isRouteErrorResponse(error))) {
    return <CodeLost />
  }
  return isConnectionLost(error) ? (
    <ConnectionLost />
  ) : (
    <Suspense>
      <ErrorContent />
    </Suspense>
  )
}
