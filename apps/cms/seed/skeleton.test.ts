import { describe, expect, it } from 'vitest'
import { isTree, type Tree } from './bilingual.ts'
import { readContent, SeedErrors } from './content-files.ts'
import { createSkeleton } from './skeleton.ts'

const demo = await readContent(new SeedErrors())
const skeleton = createSkeleton(demo)
const dataOf = (slug: string) => (skeleton.get(slug) ?? []).map(({ data }) => data)

/** The texts of these fields, at any depth. */
function collectTexts(value: unknown, fields: readonly string[]): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    fields.includes(name) && isTree(inner) ? [inner.id, inner.en] : collectTexts(inner, fields),
  )
}

const hasHeading = ({ blocks }: Tree) =>
  Array.isArray(blocks) && blocks.some((block) => isTree(block) && block.heading !== undefined)

describe('createSkeleton', () => {
  it('keeps each page, product and service that the menu leads to, and no other documents', () => {
    const globals = ['settings', 'menu', 'risk-profile', 'calculator-assumptions']
    const counts = [...skeleton].map(([slug, { length }]) => [slug, length])
    const inMenu = ['categories', 'products', 'services', 'account-types', 'pages', 'contact-subjects']
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries([...inMenu, ...globals].map((slug) => [slug, demo.get(slug)?.length])),
    )
  })

  it('has a marked placeholder in both languages for each text', () => {
    const documents = [...skeleton].map(([, entries]) => entries.map(({ data }) => data))
    const texts = collectTexts(documents, ['summary', 'body', 'tagline', 'mainRisk', 'cost'])
    expect(texts.filter((text) => !/^\[(ISI|FILL IN)\] /.test(String(text)))).toEqual([])
    expect(texts.length).toBeGreaterThan(50)
  })

  it('keeps the headings of legal pages only', () => {
    const headings = dataOf('pages').filter(hasHeading)
    expect(headings.map(({ key }) => key)).toEqual(
      dataOf('pages').flatMap(({ key, showInFooter }) => (showInFooter === true ? [key] : [])),
    )
  })

  it('keeps the legal notices and marks the values that are still to be filled in', () => {
    const [settings] = dataOf('settings')
    const [written] = demo.get('settings') ?? []
    expect(settings).toMatchObject({
      tagline: { id: '[ISI] Semboyan', en: '[FILL IN] Tagline' },
      socialLinks: [],
      license: undefined,
    })
    const notices = [settings?.notices, written?.data.notices].map((each) => isTree(each) && each.investment)
    expect(notices[0]).toBe(notices[1])
  })
})
