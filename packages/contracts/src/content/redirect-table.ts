import { isFileAddress } from './file-addresses.ts'
import {
  compareSources,
  fillTarget,
  isExact,
  isFilledBy,
  matchSource,
  parseSource,
  parseTarget,
  pathParts,
  type RedirectPattern,
  type RedirectTarget,
} from './redirect-pattern.ts'

/** More steps count as a loop. */
export const MOST_HOPS = 10

export interface RedirectRule {
  readonly from: string
  readonly to: string
}

export interface ReadRule<Rule extends RedirectRule> {
  readonly rule: Rule
  readonly source: RedirectPattern
  readonly target: RedirectTarget
}

interface Hop<Rule extends RedirectRule> {
  readonly rule: Rule
  /** A path with query on this site, or an https URL. */
  readonly to: string
}

export type Journey<Rule extends RedirectRule> =
  | { readonly kind: 'stays' }
  | { readonly kind: 'leads'; readonly to: string; readonly rules: readonly Rule[] }
  /** The URLs of the loop. */
  | { readonly kind: 'endless'; readonly addresses: readonly string[] }

/** Parses a rule; null if it is invalid. */
export function readRule<Rule extends RedirectRule>(rule: Rule): ReadRule<Rule> | null {
  const source = parseSource(rule.from)
  const target = parseTarget(rule.to)
  return source && target && isFilledBy(target, source) ? { rule, source, target } : null
}

export interface AllowedTargets {
  readonly siteUrl: string
  /** Exact names of external hosts that rules may redirect to. */
  readonly hosts: ReadonlySet<string>
}

/** A target with the site's own host becomes a path. */
export function ownTarget(to: string, siteUrl: string): string {
  const site = siteUrl.replace(/\/+$/, '')
  return to === site || to.startsWith(`${site}/`) ? to.slice(site.length) || '/' : to
}

/** The host of a target if redirects to it are not allowed; otherwise null. */
export function refusedHost({ origin }: RedirectTarget, hosts: AllowedTargets['hosts']): string | null {
  const host = origin === null ? null : new URL(origin).hostname
  return host === null || hosts.has(host) ? null : host
}

/** Looks up and follows redirect rules. */
export class RedirectTable<Rule extends RedirectRule> {
  readonly #exact = new Map<string, ReadRule<Rule>>()
  readonly #patterns: readonly ReadRule<Rule>[]

  constructor(rules: readonly ReadRule<Rule>[]) {
    for (const rule of rules.filter(({ source }) => isExact(source))) {
      this.#exact.set(keyOf(rule.source.map((part) => (part.kind === 'fixed' ? part.text : ''))), rule)
    }
    this.#patterns = rules
      .filter(({ source }) => !isExact(source))
      .sort((one, other) => compareSources(one.source, other.source))
  }

  /** The result of one rule. */
  hop(address: string): Hop<Rule> | null {
    const [path, search] = pieces(address)
    const parts = pathParts(path)
    if (parts === null) {
      return null
    }
    const exact = this.#exact.get(keyOf(parts))
    for (const { rule, source, target } of exact ? [exact] : this.#patterns) {
      const captures = matchSource(source, parts)
      if (captures !== null) {
        // A rule for everything below a page applies to pages, but not to files such as feeds. Checked last, because it
        // is rarely needed.
        return isFileAddress(parts) ? null : { rule, to: withSearch(fillTarget(target, captures), search) }
      }
    }
    return null
  }

  /** Follows all rules at once, so that the visitor gets one redirect; the query is preserved. */
  follow(address: string, mostHops = MOST_HOPS): Journey<Rule> {
    const addresses = [address]
    const rules: Rule[] = []
    for (let at = address; addresses.length <= mostHops + 1; ) {
      const hop = at.startsWith('/') ? this.hop(at) : null
      if (hop === null) {
        return rules.length === 0 ? { kind: 'stays' } : { kind: 'leads', to: at, rules }
      }
      at = hop.to
      rules.push(hop.rule)
      addresses.push(at)
      if (addresses.slice(0, -1).some((earlier) => isSamePath(earlier, at))) {
        break
      }
    }
    return { kind: 'endless', addresses }
  }
}

function keyOf(parts: readonly string[]): string {
  return parts.join('/').toLowerCase()
}

/** Splits a URL into path, query and fragment. */
function pieces(address: string): [string, string, string] {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return [path, search, hash]
}

function isSamePath(one: string, other: string): boolean {
  const [path] = pieces(one)
  return keyOf(pathParts(path) ?? []) === keyOf(pathParts(pieces(other)[0]) ?? []) && other.startsWith('/')
}

/** Adds the visitor's query; parameters of the target take precedence. */
function withSearch(to: string, search: string): string {
  const [path, own, hash] = pieces(to)
  const set = new URLSearchParams(own)
  const added = [...new URLSearchParams(search)].filter(([name]) => !set.has(name))
  if (added.length === 0) {
    return to
  }
  return `${path}${own === '' ? '?' : `${own}&`}${new URLSearchParams(added)}${hash}`
}
