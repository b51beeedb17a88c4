import { isSameText, type PatternPart } from '@site/contracts/content/redirect-pattern.ts'
import {
  MAX_REDIRECT_STEPS,
  type ParsedRule,
  type RedirectRule,
  RedirectTable,
} from '@site/contracts/content/redirect-table.ts'

/** Beyond that many tries a rule is let through: the site itself follows no redirect without an end. */
const MOST_TRIES = 10_000

/**
 * More steps than the addresses that are tried here have parts to lose, as a rule that takes parts off comes to an end;
 * and fewer than one that adds parts takes until its address is none any more.
 */
const LONGEST_WAY = 24

type Parts = readonly PatternPart[]
type Bindings = ReadonlyMap<string, Parts>

/**
 * The addresses of a way without an end that the rule opens, or null. Patterns stand for endlessly many addresses, so
 * the search narrows what the rule's places hold down to what each further rule asks for, and tries that address.
 */
export function findLoop(
  rule: ParsedRule<RedirectRule>,
  others: readonly ParsedRule<RedirectRule>[],
): readonly string[] | null {
  const rules = [rule, ...others].filter(({ target }) => target.origin === null)
  const table = new RedirectTable(rules)
  let tries = 0

  function search(start: Parts, address: Parts, depth: number): readonly string[] | null {
    const resolution = table.follow(exampleOf(start), LONGEST_WAY)
    if (resolution.kind === 'loop') return resolution.addresses
    // An address without places leads where the example has just led.
    if (depth === MAX_REDIRECT_STEPS || address.every(({ kind }) => kind === 'fixed')) return null
    for (const { source, target } of rules) {
      const bindings = unify(address, renamed(source, depth))
      if (bindings === null) continue
      tries += 1
      if (tries > MOST_TRIES) return null
      const found = search(bound(start, bindings), bound(renamed(target.parts, depth), bindings), depth + 1)
      if (found) return found
    }
    return null
  }

  return rule.target.origin === null ? search(rule.source, rule.target.parts, 0) : null
}

/** Whether every address that `parts` stand for is one of the pattern's. */
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

/** What the places of both must hold so that they are the same address; null where no address is both. */
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

/** Places of different rules, and of a rule that is passed twice, are different places. */
function renamed(parts: Parts, depth: number): Parts {
  return parts.map((part) => (part.kind === 'fixed' ? part : { ...part, name: `${part.name} ${depth}` }))
}

/** An address that the parts stand for, with the names of its places in them. */
function exampleOf(parts: Parts): string {
  const texts = parts.map((part) => (part.kind === 'fixed' ? part.text : (part.name.split(' ', 1)[0] ?? '')))
  return `/${texts.map(encodeURIComponent).join('/')}`
}
