import { idDomain } from '@site/brand/names.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { feedResponse } from './feed.ts'

const item = {
  id: 7,
  slug: 'kelas-obligasi',
  title: 'Kelas obligasi',
  summary: 'Apa itu kupon?',
  publishedAt: '2026-11-20T03:00:00.000Z',
  category: null,
  author: null,
  cover: null,
  body: '<p>Isi & <code>a[b[0]]>1</code> <a href="https://x.example/">tautan</a>.</p>',
}
const ItemsSchema = v.object({
  items: v.array(v.object({ id: v.string(), url: v.string(), content_html: v.string() })),
})

async function itemsAt(siteUrl: string) {
  const feed = { list: 'blog', locale: 'id', companyName: 'Wirasana', description: 'Blog' } as const
  const json = await feedResponse({ ...feed, siteUrl, items: [item] }, 'json').json()
  const rss = await feedResponse({ ...feed, siteUrl, items: [item] }, 'rss').text()
  const content = /<content:encoded>([^<]*)<\/content:encoded>/.exec(rss)?.[1]
  return { json: v.parse(ItemsSchema, json).items[0], guid: /<guid[^>]*>([^<]*)/.exec(rss)?.[1], content }
}

describe('an item of a feed', () => {
  it('keeps its id when the site moves to another host, in both formats', async () => {
    const [before, after] = [await itemsAt('https://lama.example'), await itemsAt('https://baru.example')]
    expect(after.guid).toBe(`tag:${idDomain},2026:id:blog:7`)
    expect(before.guid).toBe(after.guid)
    expect([before.json?.id, after.json?.id]).toEqual([before.guid, after.guid])
    expect(after.json?.url).toMatch(/^https:\/\/baru\.example\//)
  })

  it('has its whole text as HTML in both formats, escaped in XML', async () => {
    const { json, content } = await itemsAt('https://situs.example')
    expect(json?.content_html).toBe(item.body)
    expect(content).toBe(
      '&lt;p&gt;Isi &amp; &lt;code&gt;a[b[0]]&gt;1&lt;/code&gt; &lt;a href=&quot;https://x.example/&quot;&gt;tautan&lt;/a&gt;.&lt;/p&gt;',
    )
  })
})
