import { describe, expect, it } from 'vitest'
import { byLetter, letterId, otherLetter } from './by-letter.ts'

const term = (name: string) => ({ slug: 'x', term: name, abbreviation: null, definition: '' })

describe('byLetter', () => {
  it('groups terms by their first letter in capitals, in their order', () => {
    const groups = byLetter(['aset', 'Awal', 'emiten'].map(term))
    expect(groups.map(({ letter, terms }) => [letter, terms.map(({ term: name }) => name)])).toEqual([
      ['A', ['aset', 'Awal']],
      ['E', ['emiten']],
    ])
  })

  it('ignores accents', () => {
    expect(byLetter([term('émission')])[0]?.letter).toBe('E')
  })

  it('puts terms that start with a digit under one heading', () => {
    const [group] = byLetter([term('1 %')])
    expect(group?.letter).toBe(otherLetter)
    expect(letterId(otherLetter)).toBe('letter-other')
  })
})
