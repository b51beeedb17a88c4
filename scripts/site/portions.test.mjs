import { describe, expect, it } from 'vitest'
import { portionsOf } from './portions.mjs'

describe('the runs of the seed', () => {
  it.each([
    { args: [], runs: [[]] },
    { args: ['--force'], runs: [['--force']] },
    { args: ['--posts', '0'], runs: [['--posts', '0']] },
    { args: ['--posts', '10000'], runs: [['--posts', '10000']] },
    {
      args: ['--posts=10001'],
      runs: [
        ['--posts', '10000'],
        ['--posts', '1'],
      ],
    },
    {
      args: ['--force', '--posts', '25000', '--lenient'],
      runs: [
        ['--force', '--lenient', '--posts', '10000'],
        ['--posts', '10000'],
        ['--posts', '5000'],
      ],
    },
  ])('for $args replace content at most once, and write what is asked for in portions', ({ args, runs }) => {
    expect(portionsOf(args)).toEqual(runs)
  })

  it.each([['--posts'], ['--posts', 'many'], ['--posts', '-1'], ['--posts=1.5']])(
    'are none for %s',
    (...args) => {
      expect(() => portionsOf(args)).toThrow('which is no number of articles')
    },
  )
})
