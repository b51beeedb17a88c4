import { expect, it } from 'vitest'
import { enqueueLockMail } from './enqueue-mails.ts'

it.each([
  { rows: [{ id: 7 }], isEnqueued: true, statements: 2 },
  { rows: [{ id: 7 }, { id: 8 }], isEnqueued: true, statements: 2 },
  { rows: [], isEnqueued: false, statements: 1 },
])('enqueueLockMail wakes the senders if a mail was enqueued: $isEnqueued', async (expected) => {
  let statements = 0
  const execute = async () => {
    statements += 1
    return { rows: expected.rows }
  }
  expect(await enqueueLockMail({ execute }, 1)).toBe(expected.isEnqueued)
  expect(statements).toBe(expected.statements)
})
