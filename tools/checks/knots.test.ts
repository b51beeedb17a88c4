import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import type { Import } from './imports.ts'
import { findKnots, knotErrors } from './knots.ts'

const makeImport = (source: string, target: string): Import => ({ source, specifier: target, target })

describe('knotErrors', () => {
  it('finds none in this repository', () => {
    expect(knotErrors(root)).toEqual([])
  })
})

describe('findKnots', () => {
  const files = [
    'apps/cms/src/base/access/roles.ts',
    'apps/cms/src/base/http/errors.ts',
    'apps/cms/src/subjects/blog/deep/card.ts',
    'apps/cms/src/subjects/blog/view.ts',
    'apps/cms/src/boot.ts',
  ]

  it('finds folders that import each other, with the imports of one circle', () => {
    const there = makeImport('apps/cms/src/base/access/roles.ts', 'apps/cms/src/base/http/errors.ts')
    const middle = makeImport('apps/cms/src/base/http/errors.ts', 'apps/cms/src/boot.ts')
    const back = makeImport('apps/cms/src/boot.ts', 'apps/cms/src/base/access/roles.ts')
    const onward = makeImport('apps/cms/src/boot.ts', 'apps/cms/src/subjects/blog/view.ts')
    expect(findKnots(files, [there, middle, back, onward])).toEqual([
      {
        tree: 'apps/cms/src',
        rooms: ['.', 'base/access', 'base/http'],
        circle: [there, middle, back],
      },
    ])
  })

  it('treats folders below the second level as one', () => {
    const there = makeImport('apps/cms/src/subjects/blog/view.ts', 'apps/cms/src/subjects/blog/deep/card.ts')
    const back = makeImport('apps/cms/src/subjects/blog/deep/card.ts', 'apps/cms/src/subjects/blog/view.ts')
    expect(findKnots(files, [there, back])).toEqual([])
  })
})
