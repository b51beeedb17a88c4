import { data } from 'react-router'
import { errorMeta } from '#app/head/page-head.ts'

/** Every address outside the slug table: not found, inside the site's frame. */
export function loader() {
  throw data(null, { status: 404 })
}

export const meta = errorMeta

export default function NoPageRoute() {
  return null
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
