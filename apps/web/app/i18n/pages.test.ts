import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from './locales.ts'
import { pageNames, pageOf } from './pages.ts'
import { fillPath, matchPage } from './path-to.ts'

interface ListedRoute {
  key: string
  en: string
  id: string
}

const listed: { routes: ListedRoute[] } = JSON.parse(
  readFileSync(new URL('../../e2e/listed-routes.json', import.meta.url), 'utf8'),
)

/** The slug table names parameters as the router does; the list of the specification writes them in braces. */
function asListed(path: string): string {
  return path.replaceAll(/:([a-z]+)/g, '{$1}').replace('*', '{static}')
}

function paramsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment.startsWith(':') || segment === '*')
}

describe('the slug table', () => {
  it('holds every listed route in both languages and no other', () => {
    const made = pageNames.map((name) => {
      const { id, en } = pageOf(name).path
      return `${asListed(`/id/${id}`).replace(/\/$/, '')} ${asListed(`/en/${en}`).replace(/\/$/, '')}`
    })
    expect(made.sort()).toEqual(listed.routes.map(({ id, en }) => `${id} ${en}`).sort())
  })

  it('names the same parameters in both languages', () => {
    for (const name of pageNames) {
      const { id, en } = pageOf(name).path
      expect(paramsOf(id), name).toEqual(paramsOf(en))
    }
  })

  it('gives every page an address of its own', () => {
    for (const locale of locales) {
      const paths = pageNames.map((name) => pageOf(name).path[locale])
      expect(new Set(paths).size).toBe(paths.length)
    }
  })
})

describe('matchPage', () => {
  it.each([
    { path: '/id', name: 'home', params: {} },
    { path: '/en/blog/editor-board', name: 'blogEditorBoard', params: {} },
    { path: '/en/blog/editor-boards', name: 'blogDetail', params: { slug: 'editor-boards' } },
    { path: '/id/saham', name: 'productListing', params: { product: 'saham' } },
    { path: '/id/stock', name: 'staticPage', params: { '*': 'stock' } },
    { path: '/id/kebijakan-privasi', name: 'staticPage', params: { '*': 'kebijakan-privasi' } },
    {
      path: '/id/riset-dan-berita/daftar-informasi-perusahaan/bqns/berita-terkini/laba',
      name: 'companyNewsDetail',
      params: { slug: 'bqns', news: 'laba' },
    },
  ])('finds $name for $path', ({ path, name, params }) => {
    expect(matchPage(path)).toMatchObject({ name, params })
  })

  it.each(['/', '/fr/blog', '/blog', ''])('finds nothing for %s', (path) => {
    expect(matchPage(path)).toBeNull()
  })

  it('finds each page under the address that fillPath makes', () => {
    for (const locale of locales) {
      for (const name of pageNames) {
        const values = pageOf(name).values?.[locale]
        const params = { slug: 'a', news: 'b', product: values?.stock ?? '', '*': 'some/page' }
        expect(matchPage(fillPath(name, locale, params)), name).toMatchObject({ name, locale })
      }
    }
  })
})
