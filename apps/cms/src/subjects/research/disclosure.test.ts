import { describe, expect, it } from 'vitest'
import { validateDisclosure } from './disclosure.ts'

const paths = (disclosure: unknown) => validateDisclosure({ disclosure }).map(({ path }) => path)

describe('validateDisclosure', () => {
  it('requires the other choices once one is made, or a day is given', () => {
    expect(paths({ firmHolding: 'none' })).toEqual(['disclosure.analystHolding', 'disclosure.relationship'])
    expect(paths({ statedOn: '2026-11-19T12:00:00.000Z' })).toHaveLength(3)
  })

  it('accepts a complete disclosure, none, and a report without the group', () => {
    const complete = { firmHolding: 'none', analystHolding: 'holds', relationship: 'adviser' }
    expect([paths(complete), paths({ firmHolding: null }), validateDisclosure({})]).toEqual([[], [], []])
  })
})
