import { describe, expect, it, vi } from 'vitest'
import { shareImageUrl } from '#app/head/share-image-url.ts'
import { StoredPage } from '../page-cache/stored-page.ts'
import { serve } from '../serve.fixture.ts'
import { drawImage } from './draw-image.ts'
import { ShareImages } from './share-images.ts'

vi.mock('./draw-image.ts', () => ({
  drawImage: vi.fn(async (text: object) => Buffer.from(JSON.stringify(text))),
}))

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
  it('draws the data of the page once, redirects older versions, and returns 404 once the page is gone', async () => {
    let found: StoredPage | 'absent' | 'unavailable' = page
    const images = new ShareImages(async () => found)
    const origin = await serve((request, response) =>
      images.handle(request, response, new URL(request.url ?? '', 'https://site.example')),
    )
    const get = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' })
    for (const response of await Promise.all([get(address), get(address)])) {
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
      expect(await response.json()).toEqual(facts)
    }
    expect(drawImage).toHaveBeenCalledOnce()
    const older = await get('/share/id/blog.png?v=older')
    expect([older.status, older.headers.get('location')]).toEqual([302, address])
    found = 'unavailable'
    expect((await get(address)).status).toBe(503)
    found = 'absent'
    expect((await get(address)).status).toBe(404)
  })
})
