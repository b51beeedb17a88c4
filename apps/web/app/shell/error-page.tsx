import { lazy, Suspense } from 'react'

/** Few visitors ever see it, so that it is a file of its own; without it the last resort stands in. */
const ErrorContent = lazy(() => import('./error-content.tsx'))

/** What a failed page shows inside the layout. */
export function ErrorPage() {
  return (
    <Suspense>
      <ErrorContent />
    </Suspense>
  )
}
