import { describe, expect, it } from 'vitest'
import { chosenFilters } from './chosen-filters.ts'

const choices = {
  category: [{ key: 'emiten', name: 'Emiten', count: 3 }],
  sector: [{ key: 'G', name: 'Keuangan', count: 2 }],
  analyst: [],
}
const nothing = { category: null, sector: null, analyst: null, ticker: null, from: null, to: null }

describe('chosenFilters', () => {
  it('names the active filters in the order of the form', () => {
    const typed = {
      ...nothing,
      to: '2026-11',
      from: '2026-10',
      ticker: 'BQNS',
      sector: 'G',
      category: 'emiten',
    }
    expect(chosenFilters('id', typed, choices).map(({ value }) => value)).toEqual([
      'Emiten',
      'Keuangan',
      'BQNS',
      'dari Oktober 2026',
      'sampai November 2026',
    ])
  })

  it('names a choice by its key if the list does not offer it', () => {
    expect(chosenFilters('en', { ...nothing, analyst: 'ahli' }, choices)).toEqual([
      { name: 'analyst', value: 'ahli' },
    ])
  })
})
