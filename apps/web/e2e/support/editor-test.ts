import { test as base } from '@playwright/test'
import { Staff } from '../attacks/staff.ts'

interface WorkerFixtures {
  account: Awaited<ReturnType<Staff['account']>>
}

/**
 * Each worker has its own editor account: Payload stores the sessions of an account in its row, so that the renewal of
 * one session may undo a sign-in beside it.
 */
export const test = base.extend<object, WorkerFixtures>({
  account: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
    async ({}, use) => {
      const staff = await Staff.open()
      await use(await staff.account('editor'))
      await staff.close()
    },
    { scope: 'worker' },
  ],
})
