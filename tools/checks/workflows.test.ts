import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../paths.ts'

it('pins each action of the workflows by the hash of its commit, because tags can move', () => {
  const actions = globSync('.github/workflows/*.yml', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\buses: *(\S+)/g)].map(([, action]) => action),
  )
  expect(actions.length).toBeGreaterThan(3)
  expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([])
})
