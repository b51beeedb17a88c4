import { type ServiceKey, serviceKeys } from '@site/contracts/content/products.ts'
import { servicePages } from '#app/i18n/offer-pages.ts'
import { matchPage } from '#app/i18n/path-to.ts'

/** The service that the page at a path explains; null for any other path. */
export function serviceOfPath(pathname: string): ServiceKey | null {
  const name = matchPage(pathname)?.name
  return serviceKeys.find((key) => servicePages[key] === name) ?? null
}
