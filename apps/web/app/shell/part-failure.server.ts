import { data } from 'react-router'
import type { Locale } from '#app/i18n/locales.ts'
import { toVisitorError } from './visitor-error.ts'

/** What a part of a page is told, as JSON, that cannot be had. */
export function partFailure(status: 404 | 503, locale: Locale) {
  const { statusCode, message } = toVisitorError({ status }, locale)
  return data({ statusCode, message }, { status })
}
