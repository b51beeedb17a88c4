import { data } from 'react-router'
import { errorMeta } from '#app/head/page-head.ts'

/** Every URL outside the page table: 404 inside the site's layout. */
export function loader() {
  throw data(null, { status: 404 })
}

export const meta = errorMeta

export default function NoPageRoute() {
  return null
}

export { ErrorPage as ErrorBoundary } from './error-page.tsx'
