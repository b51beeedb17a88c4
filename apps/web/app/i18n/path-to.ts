import { findPage, type PageName, pageNames, type sitePages } from '@site/contracts/content/site-pages.ts'
import { type Locale, locales } from './locales.ts'

type PathOf<Name extends PageName> = (typeof sitePages)[Name]['path']['id']

type ParamsInPath<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsInPath<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : Path extends '*'
      ? '*'
      : never

type PageParams<Name extends PageName> = { readonly [Param in ParamsInPath<PathOf<Name>>]: string }

type PathArguments<Name extends PageName> = [ParamsInPath<PathOf<Name>>] extends [never]
  ? [params?: undefined, query?: Query]
  : [params: PageParams<Name>, query?: Query]

/** Pages whose path has no parameters. */
export type PlainPageName = {
  [Name in PageName]: [ParamsInPath<PathOf<Name>>] extends [never] ? Name : never
}[PageName]

/** Query parameters; null, undefined and empty values are omitted. */
export type Query = Readonly<Record<string, string | number | null | undefined>>

/** The path of a page: the only way to create an internal URL. Parameters are typed from the page table. */
export function pathTo<Name extends PageName>(
  name: Name,
  locale: Locale,
  ...[params, query]: PathArguments<Name>
): string {
  return fillPath(name, locale, params ?? {}, query)
}

/** Like pathTo, for parameters that are known only at run time. */
export function fillPath(
  name: PageName,
  locale: Locale,
  params: Readonly<Record<string, string | undefined>>,
  query?: Query,
): string {
  // Called for each of a hundred links of a page: skips splitting paths without parameters.
  const path = findPage(name).path[locale].replace(/:[^/]+|\*/g, (segment) => fillSegment(segment, params))
  const whole = `/${locale}${path && `/${path}`}`
  return query ? withQuery(whole, query) : whole
}

/** The value for a segment of the page table. */
function fillSegment(segment: string, params: Readonly<Record<string, string | undefined>>): string {
  return segment === '*'
    ? (params['*'] ?? '').split('/').map(encodeURIComponent).join('/')
    : encodeURIComponent(params[segment.slice(1)] ?? '')
}

export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') {
      search.set(name, String(value))
    }
  }
  return search.size > 0 ? `${path}?${search}` : path
}

export interface PageMatch {
  readonly name: PageName
  readonly locale: Locale
  readonly params: Readonly<Record<string, string>>
}

/** In matching order: fixed segments before parameters, and parameters before the splat, as in the router. */
const patterns = locales
  .flatMap((locale) =>
    pageNames.map((name) => {
      const segments = findPage(name)
        .path[locale].split('/')
        .filter((segment) => segment !== '')
      return { name, locale, segments, rank: segments.map(computeRank) }
    }),
  )
  .sort((one, other) => compareRanks(other.rank, one.rank))

function computeRank(segment: string): number {
  if (segment === '*') {
    return 0
  }
  return segment.startsWith(':') ? 1 : 2
}

/** The page at a path; null for a path outside the page table. The static page matches all remaining paths. */
export function matchPage(pathname: string): PageMatch | null {
  const [first = '', ...segments] = pathname
    .split('/')
    .slice(1)
    .filter((segment, position, all) => segment !== '' || position < all.length - 1)
  for (const pattern of patterns) {
    const params = pattern.locale === first ? matchSegments(pattern, segments) : null
    if (params !== null) {
      return { name: pattern.name, locale: pattern.locale, params }
    }
  }
  return null
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (let position = 0; position < Math.max(one.length, other.length); position += 1) {
    const difference = (one[position] ?? 0) - (other[position] ?? 0)
    if (difference !== 0) {
      return difference
    }
  }
  return 0
}

function matchSegments(
  pattern: (typeof patterns)[number],
  segments: readonly string[],
): Record<string, string> | null {
  if (pattern.segments[0] === '*') {
    return segments.length > 0 ? { '*': segments.join('/') } : null
  }
  if (pattern.segments.length !== segments.length) {
    return null
  }
  const params: Record<string, string> = {}
  for (const [position, expected] of pattern.segments.entries()) {
    const actual = segments[position] ?? ''
    if (expected.startsWith(':')) {
      const param = expected.slice(1)
      const values = findPage(pattern.name).values?.[pattern.locale]
      if (values && !Object.values(values).includes(actual)) {
        return null
      }
      params[param] = actual
    } else if (expected !== actual) {
      return null
    }
  }
  return params
}
