import {
  type AllowedTargets,
  disallowedHost,
  ownTarget,
  type ParsedRule,
  parseRule,
  type RedirectRule,
  RedirectTable,
} from '@site/contracts/content/redirect-table.ts'
import type { RedirectList } from '@site/contracts/content/site-chrome.ts'
import { canonicalPath } from '#app/i18n/canonical-path.ts'

export interface Redirect {
  /** A path with query on this site, or an https URL on an allowed host. */
  readonly to: string
  readonly status: 301 | 302
}

type Rule = RedirectList['redirects'][number]

export interface RedirectRulesOptions extends AllowedTargets {
  readonly report: (error: unknown) => void
}

/** Applies the editors' redirects. Validates them again, and ignores invalid rules. */
export class RedirectRules {
  readonly #options: RedirectRulesOptions
  /** The table of the last list: building it takes longer than a lookup. */
  #built: { readonly list: RedirectList; readonly table: RedirectTable<Rule> } | null = null
  /** Each message is reported once, not at every request. */
  readonly #reported = new Set<string>()

  constructor(options: RedirectRulesOptions) {
    this.#options = options
  }

  find(list: RedirectList, { pathname, search }: Pick<URL, 'pathname' | 'search'>): Redirect | null {
    const table = this.#tableOf(list)
    const resolution = table.follow(`${pathname}${search}`)
    if (resolution.kind === 'loop') {
      this.#reportOnce(`redirect loop: ${resolution.addresses.join(' → ')}`)
    }
    if (resolution.kind !== 'target') {
      return null
    }
    const { to, rules } = resolution
    if (!to.startsWith('/')) {
      // The target on another site may change, so the redirect is not permanent.
      return { to, status: 302 }
    }
    const canonical = to.replace(/^[^?#]*/, canonicalPath)
    if (table.follow(canonical).kind !== 'none') {
      this.#reportOnce(`redirect loop: ${pathname} → ${to} → ${canonical}`)
      return null
    }
    return { to: canonical, status: rules.every(({ status }) => status === 301) ? 301 : 302 }
  }

  #tableOf(list: RedirectList): RedirectTable<Rule> {
    if (this.#built?.list !== list) {
      const rules = list.redirects.flatMap((rule) => this.#parse(rule) ?? [])
      this.#built = { list, table: new RedirectTable(rules) }
    }
    return this.#built.table
  }

  #parse(rule: Rule): ParsedRule<Rule> | null {
    const { siteUrl, hosts } = this.#options
    const validated = parseRule({ ...rule, to: ownTarget(rule.to, siteUrl) })
    if (validated === null) {
      this.#reportOnce(`invalid redirect: ${format(rule)}`)
      return null
    }
    if (disallowedHost(validated.target, hosts) !== null) {
      this.#reportOnce(`redirect to a host that is not in REDIRECT_HOSTS: ${format(rule)}`)
      return null
    }
    return validated
  }

  #reportOnce(message: string): void {
    if (!this.#reported.has(message) && this.#reported.size < MAX_REPORTED) {
      this.#reported.add(message)
      this.#options.report(new Error(message))
    }
  }
}

const MAX_REPORTED = 1000

function format({ from, to }: RedirectRule): string {
  return JSON.stringify(`${from} → ${to}`)
}
