import { describe, expect, it } from 'vitest'
import { marksOf } from './compare-marks.ts'

describe('marksOf', () => {
  it.each([
    {
      name: 'marks the lowest, among those that there are',
      kind: 'lowest',
      values: [12.5, 8.2, 'notMeaningful', 'missing'],
      marks: [null, 'lowest', null, null],
    },
    { name: 'counts below zero', kind: 'highest', values: [-3, -1], marks: [null, 'highest'] },
    {
      name: 'marks all that read the same',
      kind: 'highest',
      values: [4.001, 4.0049, 3],
      marks: ['highest', 'highest', null],
    },
    { name: 'marks none where all are the same', kind: 'lowest', values: [2, 2.001], marks: [null, null] },
    {
      name: 'marks none where one is alone',
      kind: 'highest',
      values: [5, 'missing'],
      marks: [null, null],
    },
    { name: 'marks none where there are none', kind: 'lowest', values: ['missing'], marks: [null] },
  ] as const)('$name', ({ kind, values, marks }) => {
    expect(marksOf(kind, values, 2)).toEqual(marks)
  })
})
