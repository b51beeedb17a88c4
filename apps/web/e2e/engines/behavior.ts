import { test } from './engine-test.ts'
import type { Visitor } from './visitor.ts'

/** A nightly test of one page, opened as a new visitor. */
export function behavior(name: string, path: string, use: (visitor: Visitor) => Promise<void>): void {
  test(name, { tag: '@nightly' }, async ({ visitor }) => {
    await visitor.visit(path)
    await use(visitor)
  })
}

/** The submit button of a page's form. */
export const submit = 'main form button[type="submit"]'
