import { expect, it } from 'vitest'
import { coalesced } from './coalesced.ts'

it('coalesced work runs once more for all calls during a run', async () => {
  const ends: (() => void)[] = []
  const start = coalesced(() => new Promise<void>((resolve) => ends.push(resolve)))
  const done = start()
  void start()
  void start()
  expect(ends.length).toBe(1)
  ends[0]?.()
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  await done
  expect(ends.length).toBe(2)
  void start()
  expect(ends.length).toBe(3)
})
