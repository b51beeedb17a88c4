import {
  type SearchKind,
  SearchResultSchema,
  SearchSuggestionsSchema,
  type Segments,
} from '@site/contracts/content/search.ts'
import * as v from 'valibot'
import { expect } from 'vitest'
import { requestSite } from './service.ts'

export const joinSegments = (segments: Segments) => segments.join('')
export const listMarked = (segments: Segments) => segments.filter((_, place) => place % 2 === 1)

export async function look(q: string, locale = 'id', kind?: SearchKind) {
  const query = new URLSearchParams({ locale, q, ...(kind && { kind }) })
  const response = await requestSite(`search?${query}`)
  expect(response.status).toBe(200)
  return v.parse(SearchResultSchema, await response.json())
}

export async function suggestions(q: string, locale = 'id') {
  const response = await requestSite(`search-suggestions?${new URLSearchParams({ locale, q })}`)
  expect(response.status).toBe(200)
  return v.parse(SearchSuggestionsSchema, await response.json())
}

export const suggest = async (q: string, locale = 'id') => (await suggestions(q, locale)).hits
