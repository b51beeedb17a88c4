/**
 * Source patterns of redirects by path segments: `/id/lama` matches one path, `/id/lama/:slug` every path with one more
 * segment, `/id/lama/*rest` that path and all paths below it. Regular expressions are not supported, so matching is
 * linear in the number of segments.
 */
export type PatternPart =
  | { readonly kind: 'fixed'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string }

export type RedirectPattern = readonly PatternPart[]

/** The captured segments by placeholder name. */
export type Captures = ReadonlyMap<string, readonly string[]>

export interface RedirectTarget {
  /** `https://partner.example` for an external URL; null for this site. */
  readonly origin: string | null
  readonly parts: RedirectPattern
  /** Query and fragment, unchanged. */
  readonly suffix: string
}

const MAX_CHARACTERS = 1000
const MAX_PARTS = 30

const PLACE = /^([:*])([a-z][a-z0-9]{0,19})$/i
const EXTERNAL = /^(https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+)(\/[^?#]*)?([?#].*)?$/i
const OWN = /^(\/(?![/\\])[^?#]*)([?#].*)?$/

/** The decoded segments of a path; null if it is invalid or ambiguous. */
export function pathParts(path: string): readonly string[] | null {
  const parts = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)
  return parts.length <= MAX_PARTS && parts.every(isSafePart) ? parts : null
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    // Invalid percent-encoding.
    return null
  }
}

/** Encoded slashes, backslashes, control characters and dot segments could mean another path to other software. */
function isSafePart(part: string | null): part is string {
  return part !== null && part !== '.' && part !== '..' && !/[/\\\p{Cc}]/u.test(part)
}

/** Parses a source pattern; null if it is invalid. */
export function parseSource(from: string): RedirectPattern | null {
  return OWN.exec(from)?.[1] === from ? parseParts(from) : null
}

/** Parses a redirect target: a path on this site or an https URL, without port or user name. */
export function parseTarget(to: string): RedirectTarget | null {
  if (isInvalid(to)) {
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

function isInvalid(text: string): boolean {
  return text.length > MAX_CHARACTERS || /[\s\\\p{Cc}]/u.test(text)
}

/** Encodes the suffix as ASCII, as headers require. */
function plainAscii(suffix: string): string {
  const { search, hash } = new URL(suffix, 'https://site.example')
  return `${search}${hash}`
}

function parseParts(path: string): RedirectPattern | null {
  const parts = isInvalid(path) || path.startsWith('//') ? null : pathParts(path)
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

/** Whether the source captures every placeholder of the target. */
export function isFilledBy(target: RedirectTarget, source: RedirectPattern): boolean {
  return target.parts.every(
    (part) => part.kind === 'fixed' || source.some((own) => own.kind === part.kind && own.name === part.name),
  )
}

/** Whether a pattern matches exactly one path. */
export function isExact(pattern: RedirectPattern): boolean {
  return pattern.every(({ kind }) => kind === 'fixed')
}

/** The captures of the pattern for this path; null if it does not match. Case-insensitive. */
export function matchSource(source: RedirectPattern, parts: readonly string[]): Captures | null {
  // Most rules do not match, so check before allocating captures.
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

/** Paths of the site are case-insensitive. */
export function isSameText(one: string, other: string): boolean {
  return one === other || (one.length === other.length && one.toLowerCase() === other.toLowerCase())
}

/** Builds the target URL; captures can only add segments to its path. */
export function fillTarget({ origin, parts, suffix }: RedirectTarget, captures: Captures): string {
  const path = parts.flatMap((part) => (part.kind === 'fixed' ? part.text : (captures.get(part.name) ?? [])))
  return `${origin ?? ''}/${path.map(encodeURIComponent).join('/')}${suffix}`
}

/** Fixed segments sort before placeholders, and `:name` before `*rest`, so that the most specific rule wins. */
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
