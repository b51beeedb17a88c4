import type { Locale } from '@site/contracts/locale.ts'
import { tickerPattern } from '@site/contracts/market/values.ts'
import type { PreviewClaims } from '@site/contracts/preview-token.ts'
import type { Payload } from 'payload'
import { BadRequestError } from '#cms/base/http/problem.ts'
import type { Tags } from './tags.ts'

/** Input of a resource. `path` holds the named path segments. */
export type SiteContext = {
  payload: Payload
  locale: Locale
  path: Record<string, string>
  query: URLSearchParams
  tags: Tags
  /** The unpublished document that the client may see; null without a preview. */
  preview: PreviewClaims | null
}

/** Where and in which language to look up content. */
export type ContentInLocale = Pick<SiteContext, 'payload' | 'locale'>

/** Returns the JSON body, or null if there is nothing in the requested language. */
export type Resource = (context: SiteContext) => Promise<object | null>

/** Handles a POST request, such as a form. */
export type Receiver = (request: Request, payload: Payload) => Promise<Response>

const maxPages = 10_000
const parameterCharacters = 120

export function pageNumber(query: URLSearchParams): number {
  const value = query.get('page') ?? '1'
  const page = /^\d{1,5}$/.test(value) ? Number(value) : 0
  if (page < 1 || page > maxPages) throw new BadRequestError('page', 'page must be a whole number from 1.')
  return page
}

/** A slug parameter; null if absent. */
export function slugParameter(query: URLSearchParams, name: string): string | null {
  return matching(query, name, /^[a-z0-9-]+$/, 'must be a slug')
}

export function tickerParameter(query: URLSearchParams): string | null {
  return matching(query, 'ticker', new RegExp(`^${tickerPattern}$`), 'must be four or five capital letters')
}

/** A year parameter (`2026`); null if absent. */
export function yearParameter(query: URLSearchParams): string | null {
  return matching(query, 'year', /^(19|20)\d\d$/, 'must be a year')
}

/** A month parameter (`2026-11`); null if absent. */
export function monthParameter(query: URLSearchParams, name = 'month'): string | null {
  return matching(query, name, /^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'must be a month')
}

export function choiceParameter<const Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const value = query.get(name)
  if (value === null) return null
  const choice = choices.find((candidate) => candidate === value)
  if (choice === undefined) throw new BadRequestError(name, `${name} must be one of ${choices.join(', ')}.`)
  return choice
}

function matching(query: URLSearchParams, name: string, pattern: RegExp, rule: string): string | null {
  const value = query.get(name)
  if (value === null) return null
  if (value.length > parameterCharacters || !pattern.test(value)) {
    throw new BadRequestError(name, `${name} ${rule}.`)
  }
  return value
}
