import { afterAll, beforeAll, expect, it, vi } from 'vitest'

// Earlier files of the worker have loaded the demo's names.
beforeAll(() => void vi.resetModules())
afterAll(() => {
  vi.doUnmock('@site/brand/names.ts')
  vi.resetModules()
})

vi.mock('@site/brand/names.ts', () => {
  const named = (id: string, en: string) => ({ id, en })
  return {
    brand: {
      brandName: 'Arunika',
      companyName: 'Arunika Sekuritas',
      legalName: 'PT Arunika Sekuritas',
      appName: 'Nika',
      phone: '021-777',
      email: 'halo@arunika.example',
    },
    series: {
      events: { name: named('Kelas Nika', 'Nika classes'), segment: named('kelas', 'classes') },
      morningNote: { name: named('Fajar', 'Dawn'), segment: named('fajar', 'dawn') },
    },
    indexWords: ['n30'],
    idDomain: 'arunika.example',
    demoDomain: 'arunika.example',
  }
})

it('the structure of another firm has its names only', async () => {
  const { findDemoNames } = await import('@site/brand/demo-names.ts')
  const { readContent, SeedErrors } = await import('./content-files.ts')
  const { createSkeleton } = await import('./skeleton.ts')
  const errors = new SeedErrors()
  const skeleton = createSkeleton(await readContent(errors))
  expect(errors.list).toEqual([])
  const texts = JSON.stringify([...skeleton.values()].flat().map(({ data }) => data))
  expect(texts).toContain('"Acara Kelas Nika"')
  expect(texts).toContain('"Nika classes events"')
  expect(texts).toContain('"Fajar"')
  expect(findDemoNames(texts)).toEqual([])
})

it('the pages of another firm have its names and URL segments only', async () => {
  const { findDemoNames } = await import('@site/brand/demo-names.ts')
  const { documentPath } = await import('@site/contracts/content/document-paths.ts')
  const { isFilePath } = await import('@site/contracts/content/file-paths.ts')
  const { pageNames, sitePages } = await import('@site/contracts/content/site-pages.ts')
  expect(findDemoNames(JSON.stringify(sitePages))).toEqual([])
  expect(pageNames.length).toBeGreaterThan(50)
  expect(documentPath('events', 'id', 'a-b')).toBe('/id/edukasi/kelas/a-b')
  expect(documentPath('morning-notes', 'en', 'a-b')).toBe('/en/research-and-news/dawn/a-b')
  expect(isFilePath(['en', 'education', 'classes', 'a-b', 'calendar.ics'])).toBe(true)
})
