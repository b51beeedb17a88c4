import { sql } from '@payloadcms/db-postgres'
import {
  documentsPerPart,
  SiteIndexPartsSchema,
  SiteIndexSchema,
} from '@site/contracts/content/site-index.ts'
import type { Locale } from '@site/contracts/locale.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCopies, listedIn, moveIdsToEndOfPart } from '../test/growth.ts'
import { execute, requestSite } from '../test/service.ts'

async function fetchParts(locale: Locale) {
  const { kinds } = v.parse(
    SiteIndexPartsSchema,
    await (await requestSite(`site-index?locale=${locale}`)).json(),
  )
  return kinds.find(({ kind }) => kind === 'articles')?.parts ?? []
}

async function fetchDocuments(locale: Locale, part: number) {
  const response = await requestSite(`site-index/articles?locale=${locale}&part=${part}`)
  return v.parse(SiteIndexSchema, await response.json()).documents
}

const toPart = (id: number) => Math.ceil(id / documentsPerPart)

let lastOfPart = 0
let removeCopies = async () => {}
beforeAll(async () => {
  lastOfPart = (await moveIdsToEndOfPart()) + 6
  removeCopies = await addCopies(20)
}, 90_000)
afterAll(() => removeCopies(), 60_000)

describe('the sitemap index', () => {
  it.each(['id', 'en'] as const)('lists every article of %s once, in its parts', async (locale) => {
    const parts = await fetchParts(locale)
    const listed = await listedIn(locale)
    expect(parts.map(({ part }) => part)).toEqual(
      [...new Set(listed.map(toPart))].toSorted((one, other) => one - other),
    )
    const documents = await Promise.all(parts.map(({ part }) => fetchDocuments(locale, part)))
    expect(documents.map(({ length }) => length)).toEqual(
      parts.map(({ part }) => listed.filter((id) => toPart(id) === part).length),
    )
    const slugs = documents.flat().map(({ translations }) => translations[locale])
    expect(new Set(slugs).size).toBe(listed.length)
    expect(slugs).not.toContain(null)
    expect(parts.map(({ changed }) => changed)).toEqual(
      documents.map((part) =>
        part
          .map(({ updatedAt }) => updatedAt)
          .toSorted()
          .at(-1),
      ),
    )
  })

  it('neither skips nor repeats documents if an old one is unpublished while its parts are read', async () => {
    const [earlier, later] = [toPart(lastOfPart), toPart(lastOfPart) + 1]
    const before = { earlier: await fetchDocuments('id', earlier), later: await fetchDocuments('id', later) }
    const withdrawn = lastOfPart - 2
    await execute(sql`update articles set _status = 'draft' where id = ${withdrawn}`)
    expect(before.earlier.length).toBeGreaterThan(1)
    expect(before.later.length).toBeGreaterThan(1)
    expect(await fetchDocuments('id', later)).toEqual(before.later)
    expect(await fetchDocuments('id', earlier)).toHaveLength(before.earlier.length - 1)
    await execute(sql`update articles set _status = 'published' where id = ${withdrawn}`)
    expect(await fetchDocuments('id', earlier)).toEqual(before.earlier)
    expect(await fetchDocuments('id', later)).toEqual(before.later)
  })

  it('omits a part whose documents are all unpublished, and keeps the numbers of the others', async () => {
    const before = (await fetchParts('id')).map(({ part }) => part)
    const emptied = toPart(lastOfPart)
    const range = sql`id > ${lastOfPart - documentsPerPart} and id <= ${lastOfPart} and _status = 'published'`
    const ids = (await listedIn('id')).filter((id) => toPart(id) === emptied)
    await execute(sql`update articles set _status = 'draft' where ${range}`)
    expect(await fetchDocuments('id', emptied)).toEqual([])
    expect((await fetchParts('id')).map(({ part }) => part)).toEqual(
      before.filter((part) => part !== emptied),
    )
    await execute(sql`update articles set _status = 'published' where id in ${ids}`)
    expect((await fetchParts('id')).map(({ part }) => part)).toEqual(before)
  })

  it('rejects a part that is not a number', async () => {
    expect((await requestSite('site-index/articles?locale=id&part=0')).status).toBe(400)
    expect((await requestSite('news-index?locale=id&since=yesterday')).status).toBe(400)
  })
})
