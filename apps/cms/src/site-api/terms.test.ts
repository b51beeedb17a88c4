import { GlossarySchema } from '@site/contracts/content/glossary.ts'
import { locales } from '@site/contracts/locale.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { requestSite } from '../../test/service.ts'

describe('terms', () => {
  it.each(locales)('are listed in alphabetical order in %s', async (locale) => {
    const response = await requestSite(`terms?locale=${locale}`)
    const { terms, total } = v.parse(GlossarySchema, await response.json())
    const names = terms.map(({ term }) => term)
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare))
    expect(total).toBe(names.length)
    expect(total).toBeGreaterThan(2)
  })
})
