import { previewCollections } from '@site/contracts/preview-token.ts'
import { describe, expect, it } from 'vitest'
import { matchPage } from './path-to.ts'
import { previewPath } from './preview-path.server.ts'

const claims = {
  aud: 'site-preview' as const,
  document: 12,
  key: null,
  locales: ['id' as const, 'en' as const],
  exp: 0,
  frames: [],
}

describe('previewPath', () => {
  it.each(previewCollections)('is a page of the site in both languages: %s', (collection) => {
    for (const locale of ['id', 'en'] as const) {
      const url = new URL(previewPath({ ...claims, collection }, 'a.b.c', locale), 'http://site.test')
      expect(url.searchParams.get('preview')).toBe('a.b.c')
      expect(matchPage(url.pathname)).not.toBeNull()
    }
  })

  it('contains no slug of the document, which may be missing or change', () => {
    expect(previewPath({ ...claims, collection: 'articles' }, 't', 'en')).toBe('/en/blog/draft-12?preview=t')
  })

  it('uses the fixed page of a product', () => {
    const path = previewPath({ ...claims, collection: 'products', key: 'stock' }, 't', 'id')
    expect(path).toBe('/id/produk-dan-layanan/produk/saham?preview=t')
  })
})
