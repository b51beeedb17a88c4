import { isSameText, type PatternPart } from '@site/contracts/content/redirect-pattern.ts'
import {
  MAX_REDIRECT_STEPS,
  type ParsedRule,
  type RedirectRule,
  RedirectTable,
} from '@site/contracts/content/redirect-table.ts'

/** After this many tries the rule is accepted: the site itself stops after a limited number of redirects. */
const MAX_TRIES = 10_000

/**
 * Rules that remove path segments end within fewer steps on the tested paths. Rules that add segments do not exceed the
 * maximum path length before.
 */
const MAX_STEPS = 24

type Parts = readonly PatternPart[]
type Bindings = ReadonlyMap<string, Parts>

/**
 * The addresses of a redirect loop that the rule would create, or null. A pattern matches infinitely many addresses, so
 * the search narrows the rule's placeholders to what each further rule matches, and follows an example.
 */
export function findLoop(
  rule: ParsedRule<RedirectRule>,
  others: readonly ParsedRule<RedirectRule>[],
): readonly string[] | null {
  const rules = [rule, ...others].filter(({ target }) => target.origin === null)
  const table = new RedirectTable(rules)
  let tries = 0

  function search(start: Parts, address: Parts, depth: number): readonly string[] | null {
    const resolution = table.follow(formatExample(start), MAX_STEPS)
    if (resolution.kind === 'loop') return resolution.addresses
    // An address without placeholders was already followed as the example.
    if (depth === MAX_REDIRECT_STEPS || address.every(({ kind }) => kind === 'fixed')) return null
    for (const { source, target } of rules) {
      const bindings = unify(address, renamed(source, depth))
      if (bindings === null) continue
      tries += 1
      if (tries > MAX_TRIES) return null
      const found = search(bound(start, bindings), bound(renamed(target.parts, depth), bindings), depth + 1)
      if (found) return found
    }
    return null
  }

  return rule.target.origin === null ? search(rule.source, rule.target.parts, 0) : null
}

/** Whether the pattern matches every address that `parts` matches. */
export function isWithin(parts: Parts, pattern: Parts): boolean {
  for (const [position, expected] of pattern.entries()) {
    if (expected.kind === 'rest') return true
    const part = parts[position]
    if (part === undefined || part.kind === 'rest') return false
    if (expected.kind === 'fixed' && !(part.kind === 'fixed' && isSameText(part.text, expected.text)))
      return false
  }
  return parts.length === pattern.length
}

/** The bindings that make both patterns equal; null if no address matches both. */
function unify(address: Parts, source: Parts): Bindings | null {
  const bindings = new Map<string, Parts>()
  for (let position = 0; position <= Math.max(address.length, source.length); position += 1) {
    const own = address[position]
    const other = source[position]
    if (other?.kind === 'rest') return bindings.set(other.name, address.slice(position))
    if (own?.kind === 'rest') return bindings.set(own.name, source.slice(position))
    if (own === undefined || other === undefined) return own === other ? bindings : null
    if (other.kind === 'one') bindings.set(other.name, [own])
    else if (own.kind === 'one') bindings.set(own.name, [other])
    else if (!isSameText(own.text, other.text)) return null
  }
  return bindings
}

function bound(parts: Parts, bindings: Bindings): Parts {
  return parts.flatMap((part) => (part.kind === 'fixed' ? part : (bindings.get(part.name) ?? part)))
}

/** Makes placeholder names unique per rule and per pass. */
function renamed(parts: Parts, depth: number): Parts {
  return parts.map((part) => (part.kind === 'fixed' ? part : { ...part, name: `${part.name} ${depth}` }))
}

/** An example address, with the placeholder names as segments. */
export function formatExample(parts: Parts): string {
  const texts = parts.map((part) => (part.kind === 'fixed' ? part.text : (part.name.split(' ', 1)[0] ?? '')))
  return `/${texts.map(encodeURIComponent).join('/')}`
}
