import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ConnectionLost } from '#app/navigation/connection-lost.tsx'
import { isConnectionLost, isImportError } from '#app/navigation/is-connection-lost.ts'
import { MissingCode } from '#app/navigation/missing-code.tsx'
import { hasNewerVersion } from '#app/navigation/newer-version.ts'

/** Rarely needed, so it is a separate chunk; if that fails to load, the last resort is shown. */
const ErrorContent = lazy(() => import('#app/errors/error-content.tsx'))

/** The error page inside the layout. */
export function ErrorPage() {
  const error = useRouteError()
  if (isImportError(error) || (hasNewerVersion() && !isRouteErrorResponse(error))) {
    return <MissingCode />
  }
  return isConnectionLost(error) ? (
    <ConnectionLost />
  ) : (
    <Suspense>
      <ErrorContent />
    </Suspense>
  )
}
