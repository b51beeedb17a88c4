import { describe, expect, it } from 'vitest'
import { columnSort } from './column-sort.ts'

describe('columnSort', () => {
  it.each([
    { column: 'name', current: 'ticker', next: 'name', direction: undefined },
    { column: 'marketValue', current: 'ticker', next: '-marketValue', direction: undefined },
    { column: 'marketValue', current: '-marketValue', next: 'marketValue', direction: 'descending' },
    { column: 'ticker', current: 'ticker', next: '-ticker', direction: 'ascending' },
  ] as const)('changes $current to $next for $column', ({ column, current, ...expected }) => {
    expect(columnSort(column, current)).toEqual(expected)
  })
})
