import { locales } from '@site/contracts/locale.ts'
import { describe, expect, it } from 'vitest'
import { SeedErrors } from './content-files.ts'
import { readDocuments } from './documents.fixture.ts'

const errors = new SeedErrors()
const { terms } = await readDocuments(errors)
const data = terms.map((entry) => entry.data)
const linkedNames = (names: { name: string; isLinked: boolean }[]) =>
  names.filter(({ isLinked }) => isLinked).map(({ name }) => name)
const keys = new Set(data.map(({ key }) => key))

describe('the terms', () => {
  it('are valid, and at least 150', () => {
    expect(errors.list.filter((error) => error.startsWith('terms/'))).toEqual([])
    expect(keys.size).toBe(data.length)
    expect(data.length).toBeGreaterThanOrEqual(150)
  })

  it('are related to one to four other terms', () => {
    const wrong = data.filter(
      ({ key, related }) =>
        related.length < 1 || related.length > 4 || related.some((name) => name === key || !keys.has(name)),
    )
    expect(wrong.map(({ key }) => key)).toEqual([])
  })

  describe.each(locales)('in %s', (locale) => {
    it('have definitions of at most 240 characters, and texts of 60 to 180 words', () => {
      const wrong = data.filter(({ definition, body }) => {
        const words = body?.[locale]?.split(/\s+/).length ?? 60
        const characters = definition[locale]?.length ?? 0
        return characters < 20 || characters > 240 || words < 60 || words > 180
      })
      expect(wrong.map(({ key }) => key)).toEqual([])
    })

    it('share no name that texts link', () => {
      const names = data.flatMap(({ key, term, abbreviation, alsoKnownAs }) =>
        [...new Set([term[locale], abbreviation[locale], ...linkedNames(alsoKnownAs[locale])])].flatMap(
          (name) => (name ? [{ key, name: name.toLowerCase() }] : []),
        ),
      )
      const owners = new Map(names.map(({ key, name }) => [name, key]))
      expect(names.filter(({ key, name }) => owners.get(name) !== key)).toEqual([])
    })
  })
})
