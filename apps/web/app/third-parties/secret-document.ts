import { isSecretAddress } from './secret-address.ts'

let isSecret = false

/**
 * Whether this document has ever had an address that is a right of its own, or can read one anywhere: it takes no
 * scripts of others any more, whatever page it shows.
 */
export function isSecretDocument(): boolean {
  isSecret ||= readableAddresses().some((url) => url && isSecretAddress(new URL(url).search))
  return isSecret
}

/** From the moment on in which somebody sets out for such an address: no script gets in before it comes. */
export function noteDestination(search: string): void {
  isSecret ||= isSecretAddress(search)
}

function readableAddresses(): readonly (string | null)[] {
  return [
    location.href,
    document.referrer,
    ...performance.getEntriesByType('navigation').map(({ name }) => name),
    // Not every browser has it; it tells of other documents of this tab, before and after.
    ...('navigation' in window ? navigation.entries().map(({ url }) => url) : []),
  ]
}

/**
 * Keeps the address from the documents before and after, which could read it in their history or as where one came
 * from. By script alone: a form that a browser sends by itself would have no origin then.
 */
export function hideAddress(): void {
  const policy = Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' })
  document.head.append(policy)
}
