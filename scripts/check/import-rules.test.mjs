import { describe, expect, it } from 'vitest'
import { importFault, importsIn, resolveImport } from './import-rules.mjs'

describe('importFault', () => {
  it.each([
    [
      'apps/web/app/features/faq/faq-page.tsx',
      'apps/web/app/features/home/home-page.tsx',
      /features do not import/,
    ],
    ['apps/web/app/design/button.tsx', 'apps/web/app/shell/header.tsx', /design is below shell/],
    ['apps/web/app/i18n/pages.ts', 'apps/web/app/features/faq/faq.ts', /i18n is below features/],
    ['apps/web/app/forms/consent.ts', 'apps/web/app/features/contact/copy.ts', /forms is below features/],
    ['apps/web/app/design/field.tsx', 'apps/web/app/forms/copy.ts', /design is below forms/],
    ['apps/web/app/content/client.server.ts', 'apps/cms/src/environment.ts', /applications do not import/],
    ['apps/web/app/root.tsx', 'packages/finance/src/ratios.ts', /imported by name/],
    ['packages/finance/src/ratios.ts', 'node:fs', /pure mathematics/],
    ['packages/finance/src/ratios.ts', 'react', /pure mathematics/],
    ['packages/contracts/src/feed.ts', 'apps/cms/src/feed.ts', /know no application/],
    ['apps/market/src/app.ts', 'scripts/session/ports.mjs', /does not import scripts/],
  ])('refuses %s importing %s', (source, target, reason) => {
    expect(importFault(source, target)).toMatch(reason)
  })

  it.each([
    ['apps/web/app/features/faq/faq-page.tsx', 'apps/web/app/features/faq/copy.ts'],
    ['apps/web/app/features/faq/faq-page.tsx', 'apps/web/app/design/button.tsx'],
    ['apps/web/app/shell/header.tsx', 'apps/web/app/i18n/path-to.ts'],
    ['apps/web/app/features/contact/contact.route.tsx', 'apps/web/app/forms/consent.ts'],
    ['apps/web/app/forms/consent-fields.tsx', 'apps/web/app/design/choice.tsx'],
    ['apps/market/src/app.ts', '@site/finance/ratios.ts'],
    ['apps/market/src/app.test.ts', 'scripts/test/test-database.mjs'],
    ['packages/finance/src/ratios.test.ts', 'vitest'],
  ])('lets %s import %s', (source, target) => {
    expect(importFault(source, target)).toBeNull()
  })
})

describe('importsIn', () => {
  it('finds every form of import', () => {
    const text = `import a from 'a'\nimport type { B } from "b"\nimport {\n  c,\n} from 'c'\nimport 'd'\nexport * from 'e'\nconst f = await import('f')\n`
    expect(importsIn(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })
})

describe('resolveImport', () => {
  it('follows relative paths and the names of the applications', () => {
    expect(resolveImport('apps/web/app/shell/a.ts', '../i18n/b.ts')).toBe('apps/web/app/i18n/b.ts')
    expect(resolveImport('apps/web/app/shell/a.ts', '#app/i18n/b.ts')).toBe('apps/web/app/i18n/b.ts')
    expect(resolveImport('apps/web/app/shell/a.ts', 'react')).toBe('react')
  })
})
