import {
  type AllowedTargets,
  ownTarget,
  type ReadRule,
  type RedirectRule,
  RedirectTable,
  readRule,
  refusedHost,
} from '@site/contracts/content/redirect-table.ts'
import type { RedirectList } from '@site/contracts/content/shell.ts'
import { canonicalPath } from '#app/i18n/canonical-path.ts'

export interface Redirect {
  /** A path of ours with its query, or an https address on a host of the allow list. */
  readonly to: string
  readonly status: 301 | 302
}

type Rule = RedirectList['redirects'][number]

export interface RedirectRulesOptions extends AllowedTargets {
  readonly report: (error: unknown) => void
}

/** Follows the editors' redirects. What they wrote is checked again here: an invalid rule is not followed. */
export class RedirectRules {
  readonly #options: RedirectRulesOptions
  /** The table of the list that was asked for last: building it takes longer than looking something up in it. */
  #built: { readonly list: RedirectList; readonly table: RedirectTable<Rule> } | null = null
  /** Said once for each rule, not at every visit. */
  readonly #reported = new Set<string>()

  constructor(options: RedirectRulesOptions) {
    this.#options = options
  }

  find(list: RedirectList, { pathname, search }: Pick<URL, 'pathname' | 'search'>): Redirect | null {
    const table = this.#tableOf(list)
    const journey = table.follow(`${pathname}${search}`)
    if (journey.kind === 'endless') {
      this.#reportOnce(`redirects without an end: ${journey.addresses.join(' → ')}`)
    }
    if (journey.kind !== 'leads') {
      return null
    }
    const { to, rules } = journey
    if (!to.startsWith('/')) {
      // What other sites do with an address of theirs is not ours to call permanent.
      return { to, status: 302 }
    }
    const right = to.replace(/^[^?#]*/, canonicalPath)
    if (table.follow(right).kind !== 'stays') {
      this.#reportOnce(`redirects without an end: ${pathname} → ${to} → ${right}`)
      return null
    }
    return { to: right, status: rules.every(({ status }) => status === 301) ? 301 : 302 }
  }

  #tableOf(list: RedirectList): RedirectTable<Rule> {
    if (this.#built?.list !== list) {
      const rules = list.redirects.flatMap((rule) => this.#read(rule) ?? [])
      this.#built = { list, table: new RedirectTable(rules) }
    }
    return this.#built.table
  }

  #read(rule: Rule): ReadRule<Rule> | null {
    const { siteUrl, hosts } = this.#options
    const read = readRule({ ...rule, to: ownTarget(rule.to, siteUrl) })
    if (read === null) {
      this.#reportOnce(`a redirect that cannot be read: ${said(rule)}`)
      return null
    }
    if (refusedHost(read.target, hosts) !== null) {
      this.#reportOnce(`a redirect to a host that REDIRECT_HOSTS does not name: ${said(rule)}`)
      return null
    }
    return read
  }

  #reportOnce(sentence: string): void {
    if (!this.#reported.has(sentence) && this.#reported.size < MOST_REPORTED) {
      this.#reported.add(sentence)
      this.#options.report(new Error(sentence))
    }
  }
}

const MOST_REPORTED = 1000

function said({ from, to }: RedirectRule): string {
  return JSON.stringify(`${from} → ${to}`)
}
