import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { forbiddenImports, importError } from './import-rules.ts'

describe('forbiddenImports', () => {
  it('finds none in this repository', () => {
    expect(forbiddenImports(root)).toEqual([])
  })

  it.each([
    ['apps/web/app/design/button.tsx', 'apps/web/app/layout/header.tsx'],
    ['apps/web/app/i18n/site-copy.ts', 'apps/web/app/features/blog/copy.ts'],
    ['apps/cms/src/services/mail/queue.ts', 'apps/cms/src/subjects/contact/copy.ts'],
    ['apps/web/app/features/home/home-page.tsx', 'apps/web/app/features/blog/copy.ts'],
  ])('forbids that %s imports %s', (source, target) => {
    expect(importError(source, target)).not.toBeNull()
  })
})
