import { describe, expect, it } from 'vitest'
import { Both } from './bilingual.ts'
import { SeedErrors } from './content-files.ts'
import { readDocuments } from './documents.ts'
import { readGlobals } from './globals.ts'
import { skeletonGlobals, skeletonOf } from './skeleton.ts'

const demo = await readDocuments(new SeedErrors())
const skeleton = skeletonOf(demo)

/** The texts of these fields, at any depth. */
function textsOf(value: unknown, fields: readonly string[]): string[] {
  if (value instanceof Both || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    fields.includes(name) && inner instanceof Both ? [inner.id, inner.en] : textsOf(inner, fields),
  )
}

describe('skeletonOf', () => {
  it('keeps each page, product and service that the menu leads to, and no other content', () => {
    const counts = Object.entries(skeleton).flatMap(([name, { length }]) =>
      length > 0 ? [[name, length]] : [],
    )
    const inMenu = ['categories', 'products', 'services', 'accountTypes', 'pages', 'contactSubjects'] as const
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries(inMenu.map((name) => [name, demo[name].length])),
    )
  })

  it('has a marked placeholder in both languages for each text', () => {
    const texts = textsOf(skeleton, ['summary', 'body', 'tagline', 'mainRisk', 'cost'])
    expect(texts.filter((text) => !/^\[(ISI|FILL IN)\] /.test(text))).toEqual([])
    expect(texts.length).toBeGreaterThan(50)
  })

  it('keeps the headings of legal pages only', () => {
    const headings = skeleton.pages.flatMap(({ data: { key, blocks } }) =>
      blocks.some((block) => block.type === 'text' && block.heading !== undefined) ? [key] : [],
    )
    expect(headings).toEqual(demo.pages.flatMap(({ data }) => (data.showInFooter ? [data.key] : [])))
  })
})

describe('skeletonGlobals', () => {
  it('keeps the legal notices and marks the values that are still to be filled in', async () => {
    const globals = await readGlobals(new SeedErrors())
    const { settings, trust } = skeletonGlobals(globals)
    expect(settings?.notices.investment).toBe(globals.settings?.notices.investment)
    expect([settings?.tagline.id, settings?.tagline.en]).toEqual(['[ISI] Semboyan', '[FILL IN] Tagline'])
    expect([settings?.socialLinks, settings?.license, trust]).toEqual([[], null, null])
  })
})
