import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { isTestFile, listSourceFiles } from './imports.ts'

/** A message in the same line as the fields, or in the line of its own that the formatter gives it. */
const lowerCaseMessage =
  /(?:\.(?:debug|info|warn|error|fatal)|#report|#attempt)\(\s*(?:\{[^{}]*\},\s*|\w+,\s*)?['`](?=[a-z])([^'`]*)['`],?\s*\)/g

describe('log messages', () => {
  it('begin with a capital letter in every service', () => {
    const found = listSourceFiles(root)
      .filter((file) => /^(apps\/\w+\/(src|server)|packages)\//.test(file) && !isTestFile(file))
      .flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(lowerCaseMessage)].map(
          ([, message]) => `${file}: ${message}`,
        ),
      )
    expect(found).toEqual([])
  })
})
