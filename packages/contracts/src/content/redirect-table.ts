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

/** More than that is taken for endless. */
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
  /** A path of ours with its query, or an https address. */
  readonly to: string
}

export type Journey<Rule extends RedirectRule> =
  | { readonly kind: 'stays' }
  | { readonly kind: 'leads'; readonly to: string; readonly rules: readonly Rule[] }
  /** The addresses that would be gone through without an end. */
  | { readonly kind: 'endless'; readonly addresses: readonly string[] }

/** A rule as it is understood; null for one that means nothing. */
export function readRule<Rule extends RedirectRule>(rule: Rule): ReadRule<Rule> | null {
  const source = parseSource(rule.from)
  const target = parseTarget(rule.to)
  return source && target && isFilledBy(target, source) ? { rule, source, target } : null
}

export interface AllowedTargets {
  readonly siteUrl: string
  /** Exact names of the hosts that a rule may lead to, beside ours. */
  readonly hosts: ReadonlySet<string>
}

/** A target that an editor wrote with our own host, as a path. */
export function ownTarget(to: string, siteUrl: string): string {
  const site = siteUrl.replace(/\/+$/, '')
  return to === site || to.startsWith(`${site}/`) ? to.slice(site.length) || '/' : to
}

/** The host of a target that the site does not redirect to; null where it does. */
export function refusedHost({ origin }: RedirectTarget, hosts: AllowedTargets['hosts']): string | null {
  const host = origin === null ? null : new URL(origin).hostname
  return host === null || hosts.has(host) ? null : host
}

/** Redirect rules together: which of them applies to an address, and where following all of them ends. */
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

  /** One step from an address of ours. */
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
        // A rule for all below a page means its pages, and not their feeds. Asked here, it costs those alone whom a rule is about.
        return isFileAddress(parts) ? null : { rule, to: withSearch(fillTarget(target, captures), search) }
      }
    }
    return null
  }

  /** Through all rules at once, so that a visitor goes one step; the query goes along. */
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

/** Path, query and fragment. */
function pieces(address: string): [string, string, string] {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return [path, search, hash]
}

function isSamePath(one: string, other: string): boolean {
  const [path] = pieces(one)
  return keyOf(pathParts(path) ?? []) === keyOf(pathParts(pieces(other)[0]) ?? []) && other.startsWith('/')
}

/** The visitor's query goes along; where the target sets a parameter itself, that stands. */
function withSearch(to: string, search: string): string {
  const [path, own, hash] = pieces(to)
  const set = new URLSearchParams(own)
  const added = [...new URLSearchParams(search)].filter(([name]) => !set.has(name))
  if (added.length === 0) {
    return to
  }
  return `${path}${own === '' ? '?' : `${own}&`}${new URLSearchParams(added)}${hash}`
}
