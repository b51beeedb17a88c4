import { isPrivatePage } from './private-page.ts'
import { isSecretUrl } from './secret-url.ts'

let isSecret = false

/**
 * Whether this document has ever had a secret URL or a private page, or can read such a URL in its history. It then gets
 * no third-party scripts for its lifetime.
 */
export function isSecretDocument(): boolean {
  isSecret ||=
    isPrivatePage(location.pathname) || readableUrls().some((url) => url && isSecretUrl(new URL(url).search))
  return isSecret
}

/** Call it when a navigation starts, so that no script is added before it ends. */
export function noteDestination({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  isSecret ||= isPrivatePage(pathname) || isSecretUrl(search)
}

function readableUrls(): readonly (string | null)[] {
  return [
    location.href,
    document.referrer,
    ...performance.getEntriesByType('navigation').map(({ name }) => name),
    // Not supported by all browsers; it lists the history entries of this tab.
    ...('navigation' in window ? navigation.entries().map(({ url }) => url) : []),
  ]
}

/**
 * Hides the URL from the previous and next documents, which could read it as referrer. Set by script, because with a
 * policy in the headers native form submissions would have no Origin.
 */
export function hideUrl(): void {
  const policy = Object.assign(document.createElement('meta'), { name: 'referrer', content: 'no-referrer' })
  document.head.append(policy)
}
