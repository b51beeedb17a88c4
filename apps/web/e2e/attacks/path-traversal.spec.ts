import { expect, test } from '@playwright/test'
import { failureIn, gotIn } from './attempts.ts'
import { givenAway, pathTraversal } from './inputs/path-traversal.ts'
import { ask } from './raw-exchange.ts'

test('no way of writing a path leads out of the folders that are served', async ({ baseURL }) => {
  const attempt = async ({ target }: { target: string }) => {
    const answer = await ask(baseURL ?? '', { target })
    const leads = answer.status === 301 || answer.status === 302
    const found = givenAway.exec(answer.body)?.[0]
    if (found !== undefined) {
      return `gives away "${found}"`
    }
    return answer.status >= 400 || leads ? failureIn(answer) : `answered ${answer.status}`
  }
  expect(await gotIn(pathTraversal, attempt)).toEqual([])
})
