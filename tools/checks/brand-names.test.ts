import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@site/brand/names.ts'
import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'

const directories = [
  'apps/web/app',
  'apps/web/server',
  'apps/cms/src',
  'apps/market/src',
  'packages/contracts',
]
const isTest = (file: string) => /\.(test|fixture)\.\w+$|\/test\//.test(file)
const name = new RegExp(`\\b(${brand.brandName}|${brand.appName})\\b`, 'i')

describe('the names of the firm and its app', () => {
  it('appear in packages/brand and in content, not in the code of the services', () => {
    const files = directories.flatMap((directory) =>
      globSync(`${directory}/**/*.{ts,tsx,css}`, { cwd: root, exclude: ['**/node_modules'] }),
    )
    expect(files.length).toBeGreaterThan(1_000)
    const naming = files.filter((file) => !isTest(file) && name.test(readFileSync(join(root, file), 'utf8')))
    expect(naming).toEqual([])
  })
})
