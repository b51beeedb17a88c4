import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { forbiddenImports, importError } from './import-rules.ts'

describe('importError', () => {
  it.each([
    {
      name: 'accepts a feature that imports a lower layer',
      source: 'apps/web/app/features/blog/blog.route.tsx',
      target: 'apps/web/app/design/picture.tsx',
      error: null,
    },
    {
      name: 'accepts a test that imports a tool',
      source: 'apps/market/src/server.test.ts',
      target: 'tools/test/test-database.ts',
      error: null,
    },
    {
      name: 'rejects a feature that imports another feature',
      source: 'apps/web/app/features/blog/blog.route.tsx',
      target: 'apps/web/app/features/home/home-page.tsx',
      error: /features do not import each other/,
    },
    {
      name: 'rejects a layer that imports a higher one',
      source: 'apps/web/app/design/picture.tsx',
      target: 'apps/web/app/shell/brand.ts',
      error: /design is below shell/,
    },
    {
      name: 'rejects an application that imports another one',
      source: 'apps/web/server/server.ts',
      target: 'apps/cms/src/log.ts',
      error: /applications do not import each other/,
    },
    {
      name: 'rejects a package that imports an application',
      source: 'packages/contracts/src/feed.ts',
      target: 'apps/cms/src/log.ts',
      error: /packages import no application/,
    },
    {
      name: 'rejects a product file that imports a tool',
      source: 'apps/cms/src/log.ts',
      target: 'tools/paths.ts',
      error: /does not import tools/,
    },
    {
      name: 'rejects finance that imports a library',
      source: 'packages/finance/src/ratios.ts',
      target: 'valibot',
      error: /pure mathematics/,
    },
  ])('$name', ({ source, target, error }) => {
    if (error === null) expect(importError(source, target)).toBeNull()
    else expect(importError(source, target)).toMatch(error)
  })
})

describe('forbiddenImports', () => {
  it('finds none in this repository', () => {
    expect(forbiddenImports(root)).toEqual([])
  })
})
