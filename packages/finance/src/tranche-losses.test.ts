import { expect, it } from 'vitest'
import { trancheLosses } from './tranche-losses.ts'

it.each([
  { poolLoss: 0, expected: [0, 0, 0] },
  { poolLoss: 2, expected: [0, 0, 25] },
  { poolLoss: 8, expected: [0, 0, 100] },
  { poolLoss: 11, expected: [0, 10, 100] },
  { poolLoss: 50, expected: [19.35, 100, 100] },
  { poolLoss: 100, expected: [100, 100, 100] },
])('trancheLosses lets the last class bear a loss of $poolLoss% first', ({ poolLoss, expected }) => {
  expect(trancheLosses([62, 30, 8], poolLoss)).toEqual(expected)
})
