import { isFilePath } from './file-paths.ts'
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
export const MAX_REDIRECT_STEPS = 10

export interface RedirectRule {
  readonly from: string
  readonly to: string
}

export interface ParsedRule<Rule extends RedirectRule> {
  readonly rule: Rule
  readonly source: RedirectPattern
  readonly target: RedirectTarget
}

interface RedirectStep<Rule extends RedirectRule> {
  readonly rule: Rule
  /** A path with query on this site, or an https URL. */
  readonly to: string
}

export type RedirectResolution<Rule extends RedirectRule> =
  | { readonly kind: 'none' }
  | { readonly kind: 'target'; readonly to: string; readonly rules: readonly Rule[] }
  /** The URLs of the loop. */
  | { readonly kind: 'loop'; readonly addresses: readonly string[] }

/** Parses a rule; null if it is invalid. */
export function parseRule<Rule extends RedirectRule>(rule: Rule): ParsedRule<Rule> | null {
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
export function disallowedHost({ origin }: RedirectTarget, hosts: AllowedTargets['hosts']): string | null {
  const host = origin === null ? null : new URL(origin).hostname
  return host === null || hosts.has(host) ? null : host
}

/** Looks up and follows redirect rules. */
export class RedirectTable<Rule extends RedirectRule> {
  readonly #exact = new Map<string, ParsedRule<Rule>>()
  readonly #patterns: readonly ParsedRule<Rule>[]

  constructor(rules: readonly ParsedRule<Rule>[]) {
    for (const rule of rules.filter(({ source }) => isExact(source))) {
      this.#exact.set(toPathKey(rule.source.map((part) => (part.kind === 'fixed' ? part.text : ''))), rule)
    }
    this.#patterns = rules
      .filter(({ source }) => !isExact(source))
      .sort((one, other) => compareSources(one.source, other.source))
  }

  /** The result of one rule. */
  step(address: string): RedirectStep<Rule> | null {
    const [path, search] = splitUrl(address)
    const parts = pathParts(path)
    if (parts === null) {
      return null
    }
    const exact = this.#exact.get(toPathKey(parts))
    for (const { rule, source, target } of exact ? [exact] : this.#patterns) {
      const captures = matchSource(source, parts)
      if (captures !== null) {
        // A rule for everything below a page applies to pages, but not to files such as feeds. Checked last, because it
        // is rarely needed.
        return isFilePath(parts) ? null : { rule, to: withSearch(fillTarget(target, captures), search) }
      }
    }
    return null
  }

  /** Follows all rules at once, so that the visitor gets one redirect; the query is preserved. */
  follow(address: string, maxSteps = MAX_REDIRECT_STEPS): RedirectResolution<Rule> {
    const addresses = [address]
    const rules: Rule[] = []
    for (let at = address; addresses.length <= maxSteps + 1; ) {
      const step = at.startsWith('/') ? this.step(at) : null
      if (step === null) {
        return rules.length === 0 ? { kind: 'none' } : { kind: 'target', to: at, rules }
      }
      at = step.to
      rules.push(step.rule)
      addresses.push(at)
      if (addresses.slice(0, -1).some((earlier) => isSamePath(earlier, at))) {
        break
      }
    }
    return { kind: 'loop', addresses }
  }
}

function toPathKey(parts: readonly string[]): string {
  return parts.join('/').toLowerCase()
}

/** Splits a URL into path, query and fragment. */
function splitUrl(address: string): [string, string, string] {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return [path, search, hash]
}

function isSamePath(one: string, other: string): boolean {
  const [path] = splitUrl(one)
  return (
    toPathKey(pathParts(path) ?? []) === toPathKey(pathParts(splitUrl(other)[0]) ?? []) &&
    other.startsWith('/')
  )
}

/** Adds the visitor's query; parameters of the target take precedence. */
function withSearch(to: string, search: string): string {
  const [path, own, hash] = splitUrl(to)
  const set = new URLSearchParams(own)
  const added = [...new URLSearchParams(search)].filter(([name]) => !set.has(name))
  if (added.length === 0) {
    return to
  }
  return `${path}${own === '' ? '?' : `${own}&`}${new URLSearchParams(added)}${hash}`
}
