import { describe, expect, it } from 'vitest'
import { shareImageUrl } from '#app/head/share-image-url.ts'
import { StoredPage } from '../page-cache/stored-page.ts'
import { serve } from '../serve.fixture.ts'
import { ShareImages } from './share-images.ts'

const facts = { locale: 'id', title: 'Berita', section: 'Blog', brand: 'Wirasana' }
const address = shareImageUrl('/id/blog', facts)
const page = new StoredPage({
  status: 200,
  headers: {},
  body: Buffer.from('page'),
  tags: [],
  isPartial: false,
  share: { url: address, facts },
})

describe('ShareImages', () => {
  it('draws the data of the page, redirects older versions, and returns 404 once the page is gone', async () => {
    let found: StoredPage | 'absent' | 'unavailable' = page
    const images = new ShareImages(async () => found)
    const origin = await serve((request, response) =>
      images.handle(request, response, new URL(request.url ?? '', 'https://site.example')),
    )
    const get = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' })
    const both = await Promise.all([get(address), get(address)])
    expect(both.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
      [200, 'image/png'],
      [200, 'image/png'],
    ])
    const older = await get('/share/id/blog.png?v=older')
    expect([older.status, older.headers.get('location')]).toEqual([302, address])
    found = 'unavailable'
    expect((await get(address)).status).toBe(503)
    found = 'absent'
    expect((await get(address)).status).toBe(404)
  })
})
