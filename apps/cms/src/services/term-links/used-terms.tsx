'use client'

import { useConfig, useField, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { adminLanguage, copy } from '#cms/base/admin/copy.ts'
import { createTermLinks, splitAtTerms } from './link-terms.ts'
import { linkableTexts } from './linkable-texts.ts'
import { listTermNames, TermMatcher } from './term-matcher.ts'

const maxTerms = 500

/** Below the text of a lesson, article, report or morning note: the terms that the site will link in it. */
export function UsedTerms({ path }: { path: string }) {
  const { value } = useField<unknown>({ path })
  const { i18n } = useTranslation()
  const locale = useLocale().code === 'en' ? 'en' : 'id'
  const matcher = useMatcher(locale)
  const used = useMemo(() => {
    if (matcher === null) return null
    const links = createTermLinks(matcher, locale)
    return linkableTexts(value).flatMap((text) => splitAtTerms(text, links).flatMap(({ term }) => term ?? []))
  }, [matcher, locale, value])
  if (used === null) return null
  const words = copy[adminLanguage(i18n.language)]
  return (
    <p aria-live="off" className="field-description">
      {used.length === 0 ? words.noTerms : words.linkedTerms(used.map(({ term }) => term).join(', '))}
    </p>
  )
}

const TermsSchema = v.object({
  docs: v.array(
    v.object({
      id: v.number(),
      term: v.optional(v.nullable(v.string())),
      abbreviation: v.optional(v.nullable(v.string())),
      isLinked: v.optional(v.nullable(v.boolean())),
      alsoKnownAs: v.optional(
        v.nullable(v.array(v.object({ name: v.string(), isLinked: v.optional(v.nullable(v.boolean())) }))),
      ),
    }),
  ),
})

/** The names of the published terms; null until they are loaded, or if they cannot be. */
function useMatcher(locale: string) {
  const { config } = useConfig()
  const [matcher, setMatcher] = useState<TermMatcher<ReturnType<typeof namedTerm>[number]> | null>(null)
  const query = new URLSearchParams({
    locale,
    depth: '0',
    limit: String(maxTerms),
    sort: 'id',
    'where[_status][equals]': 'published',
  })
  const path = `${config.routes.api}/terms?${query}`
  useEffect(() => {
    const abort = new AbortController()
    const load = async () => {
      const response = await fetch(path, { signal: abort.signal })
      const parsed = v.safeParse(TermsSchema, response.ok ? await response.json() : null)
      if (parsed.success) setMatcher(new TermMatcher(parsed.output.docs.flatMap(namedTerm)))
    }
    load().catch(() => setMatcher(null))
    return () => abort.abort()
  }, [path])
  return matcher
}

function namedTerm(document: v.InferOutput<typeof TermsSchema>['docs'][number]) {
  const { id, term, abbreviation, isLinked, alsoKnownAs } = document
  if (!term || isLinked === false) return []
  const synonyms = (alsoKnownAs ?? []).flatMap((other) => (other.isLinked ? [other.name] : []))
  return [{ id, term, names: listTermNames({ term, abbreviation, synonyms }) }]
}
