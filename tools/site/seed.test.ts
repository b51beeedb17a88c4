import { describe, expect, it } from 'vitest'
import { seedRuns } from './seed.ts'

describe('seedRuns', () => {
  it.each([
    { args: ['--replace'], expected: [['--replace']] },
    { args: ['--posts', '10'], expected: [['--posts', '10']] },
    {
      args: ['--replace', '--posts=25000'],
      expected: [
        ['--replace', '--posts', '10000'],
        ['--posts', '10000'],
        ['--posts', '5000'],
      ],
    },
  ])('splits $args into runs of at most 10,000 articles', ({ args, expected }) => {
    expect(seedRuns(args)).toEqual(expected)
  })
})
