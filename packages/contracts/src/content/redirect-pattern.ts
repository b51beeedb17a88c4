/**
 * Old addresses that redirects lead away from, in parts between slashes: `/id/lama` is one address, `/id/lama/:slug`
 * every address with one part more, `/id/lama/*rest` that address and all below it. No regular expressions: matching
 * takes as long as the address has parts, whatever an editor writes.
 */
export type PatternPart =
  | { readonly kind: 'fixed'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string }

export type RedirectPattern = readonly PatternPart[]

/** What stood in the places of a pattern, by their names. */
export type Captures = ReadonlyMap<string, readonly string[]>

export interface RedirectTarget {
  /** `https://partner.example` for an address elsewhere; null for one of ours. */
  readonly origin: string | null
  readonly parts: RedirectPattern
  /** Query and fragment, as they are. */
  readonly suffix: string
}

const MOST_CHARACTERS = 1000
const MOST_PARTS = 30

const PLACE = /^([:*])([a-z][a-z0-9]{0,19})$/i
const EXTERNAL = /^(https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+)(\/[^?#]*)?([?#].*)?$/i
const OWN = /^(\/(?![/\\])[^?#]*)([?#].*)?$/

/** The parts of a path as they read; null where it cannot be read or could be taken for another path. */
export function pathParts(path: string): readonly string[] | null {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)
  return parts.length <= MOST_PARTS && parts.every(isSafePart) ? parts : null
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    // Broken percent-encoding names nothing.
    return null
  }
}

/** An encoded slash or backslash, a control character or a step up would mean another path to somebody else. */
function isSafePart(part: string | null): part is string {
  return part !== null && part !== '.' && part !== '..' && !/[/\\\p{Cc}]/u.test(part)
}

/** What an editor wrote as an old address; null where it is none. */
export function parseSource(from: string): RedirectPattern | null {
  return OWN.exec(from)?.[1] === from ? parseParts(from) : null
}

/** Where an editor wants a redirect to lead: a path of ours or https, and no other scheme, port or user name. */
export function parseTarget(to: string): RedirectTarget | null {
  if (isUnreadable(to)) {
    return null
  }
  const [, origin = null, path = '/', suffix = ''] = EXTERNAL.exec(to) ?? [null, null, ...ownPieces(to)]
  const parts = parseParts(path)
  return parts && { origin: origin?.toLowerCase() ?? null, parts, suffix: plainAscii(suffix) }
}

function ownPieces(to: string): [string, string] {
  const [, path = '//', suffix = ''] = OWN.exec(to) ?? []
  return [path, suffix]
}

function isUnreadable(text: string): boolean {
  return text.length > MOST_CHARACTERS || /[\s\\\p{Cc}]/u.test(text)
}

/** In a header only these characters can stand. */
function plainAscii(suffix: string): string {
  const { search, hash } = new URL(suffix, 'https://site.example')
  return `${search}${hash}`
}

function parseParts(path: string): RedirectPattern | null {
  const parts = isUnreadable(path) || path.startsWith('//') ? null : pathParts(path)
  const pattern = parts?.map(parsePart) ?? null
  if (pattern === null || !pattern.every((part) => part !== null)) {
    return null
  }
  const names = pattern.flatMap((part) => (part.kind === 'fixed' ? [] : part.name))
  const isRestLast = pattern.slice(0, -1).every(({ kind }) => kind !== 'rest')
  return isRestLast && new Set(names).size === names.length ? pattern : null
}

function parsePart(text: string): PatternPart | null {
  if (!/^[:*]/.test(text)) {
    return { kind: 'fixed', text }
  }
  const [, sign, name] = PLACE.exec(text) ?? []
  return name === undefined ? null : { kind: sign === ':' ? 'one' : 'rest', name }
}

/** Whether every place of the target has what it is filled with. */
export function isFilledBy(target: RedirectTarget, source: RedirectPattern): boolean {
  return target.parts.every(
    (part) => part.kind === 'fixed' || source.some((own) => own.kind === part.kind && own.name === part.name),
  )
}

/** Whether a pattern is one address and no other. */
export function isExact(pattern: RedirectPattern): boolean {
  return pattern.every(({ kind }) => kind === 'fixed')
}

/** What stands in the places of the pattern at this path; null where the path is another. Case does not matter. */
export function matchSource(source: RedirectPattern, parts: readonly string[]): Captures | null {
  // Nearly every rule is about another path: that is found out before anything is gathered.
  if (!isMatch(source, parts)) {
    return null
  }
  return new Map(
    source.flatMap((part, position) =>
      part.kind === 'fixed'
        ? []
        : [[part.name, part.kind === 'rest' ? parts.slice(position) : parts.slice(position, position + 1)]],
    ),
  )
}

function isMatch(source: RedirectPattern, parts: readonly string[]): boolean {
  for (const [position, expected] of source.entries()) {
    if (expected.kind === 'rest') {
      return true
    }
    const part = parts[position]
    if (part === undefined || (expected.kind === 'fixed' && !isSameText(expected.text, part))) {
      return false
    }
  }
  return parts.length === source.length
}

/** Paths of the site are the same in either case. */
export function isSameText(one: string, other: string): boolean {
  return one === other || (one.length === other.length && one.toLowerCase() === other.toLowerCase())
}

/** The address that the target means for these captures; they can add parts to its path and nothing else. */
export function fillTarget({ origin, parts, suffix }: RedirectTarget, captures: Captures): string {
  const path = parts.flatMap((part) => (part.kind === 'fixed' ? part.text : (captures.get(part.name) ?? [])))
  return `${origin ?? ''}/${path.map(encodeURIComponent).join('/')}${suffix}`
}

/** Fixed parts go before places, and one part before the rest: the nearest rule wins. */
export function compareSources(one: RedirectPattern, other: RedirectPattern): number {
  for (let position = 0; position < Math.max(one.length, other.length); position += 1) {
    const difference = weight(other[position]) - weight(one[position])
    if (difference !== 0) {
      return difference
    }
  }
  return 0
}

function weight(part: PatternPart | undefined): number {
  return part === undefined ? 0 : { fixed: 3, one: 2, rest: 1 }[part.kind]
}
