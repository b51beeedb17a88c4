import type { StatementColumn } from '@site/contracts/market/statements.ts'
import { describe, expect, it } from 'vitest'
import { findShownPeriods } from './shown-periods.ts'

const column = (year: number, months: StatementColumn['months'], end: string): StatementColumn => ({
  year,
  months,
  end,
  isRestated: false,
  marks: [],
})
const columns = [
  column(2026, 9, '2026-09-30'),
  column(2025, 9, '2025-09-30'),
  column(2025, 12, '2025-12-31'),
  column(2024, 12, '2024-12-31'),
]

describe('findShownPeriods', () => {
  it('starts with the latest period, compared with the same months of the year before', () => {
    expect(findShownPeriods(columns, { until: null, unit: 'million' })).toEqual({
      start: 0,
      end: 6,
      yearBefore: 1,
    })
  })

  it('starts with the period that ends on the chosen day', () => {
    const shown = findShownPeriods(columns, { until: '2025-12-31', unit: 'full' })
    expect(shown).toEqual({ start: 2, end: 6, yearBefore: 3 })
  })

  it.each(['2025-12-30', 'zzz', ''])('starts with the latest period for "%s"', (until) => {
    expect(findShownPeriods(columns, { until, unit: 'billion' }).start).toBe(0)
  })

  it('has no year before the first filing', () => {
    expect(findShownPeriods(columns, { until: '2024-12-31', unit: 'million' }).yearBefore).toBe(-1)
  })

  it('compares nothing without filings', () => {
    expect(findShownPeriods([], { until: null, unit: 'million' })).toEqual({
      start: 0,
      end: 6,
      yearBefore: -1,
    })
  })
})
