import { describe, expect, it } from 'vitest'
import { markExtremes } from './compare-marks.ts'

describe('markExtremes', () => {
  it.each([
    {
      name: 'marks the lowest of the available values',
      kind: 'lowest',
      values: [12.5, 8.2, 'notMeaningful', 'missing'],
      marks: [null, 'lowest', null, null],
    },
    { name: 'compares negative values', kind: 'highest', values: [-3, -1], marks: [null, 'highest'] },
    {
      name: 'marks all values that are displayed alike',
      kind: 'highest',
      values: [4.001, 4.0049, 3],
      marks: ['highest', 'highest', null],
    },
    { name: 'marks none if all values are equal', kind: 'lowest', values: [2, 2.001], marks: [null, null] },
    {
      name: 'marks none if there is only one value',
      kind: 'highest',
      values: [5, 'missing'],
      marks: [null, null],
    },
    { name: 'marks none if there are no values', kind: 'lowest', values: ['missing'], marks: [null] },
  ] as const)('$name', ({ kind, values, marks }) => {
    expect(markExtremes(kind, values, 2)).toEqual(marks)
  })
})
