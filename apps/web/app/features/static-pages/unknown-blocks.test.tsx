import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeService } from '#app/content/fake-service.fixture.ts'
import { Blocks } from './blocks.tsx'

let service: FakeService

beforeEach(async () => {
  service = await FakeService.start()
})

function respondWith(...blocks: readonly unknown[]): void {
  const body = {
    id: 7,
    slug: 'syarat',
    title: 'Syarat',
    summary: '',
    blocks,
    translations: { id: 'syarat', en: 'terms' },
    updatedAt: '2026-11-20T02:00:00.000Z',
  }
  service.respond = () => ({ body })
}

const before = { kind: 'text', heading: 'Sebelum', body: '<p>Satu</p>' }
const after = { kind: 'text', heading: 'Sesudah', body: '<p>Dua</p>' }
const later = { kind: 'video', address: 'https://video.example/1' }

describe('a page with a block of an unknown kind', () => {
  it('shows the other blocks, and reports the page once for all visitors', async () => {
    respondWith(before, later, after)
    const { site } = service.actionContext('192.0.2.1')
    const pages = [await site.content.page('syarat'), await site.content.page('syarat')]
    for (const page of pages) {
      const html = renderToString(<Blocks blocks={page?.blocks ?? []} locale="id" />)
      expect(html).toContain('<p>Satu</p>')
      expect(html).toContain('<p>Dua</p>')
      expect(html).not.toContain('video')
    }
    expect(service.reported.map(String)).toEqual(['Error: unknown block kind: video in /pages/syarat'])
  })

  it('reports each page, up to a limit', async () => {
    respondWith(later)
    const { site } = service.actionContext('192.0.2.1')
    for (let page = 0; page < 120; page += 1) {
      await site.content.pageByKey(`halaman-${page}`)
    }
    expect(service.reported).toHaveLength(100)
  })

  it('is unavailable if a block of a known kind is invalid', async () => {
    respondWith(before, { kind: 'text', heading: 'Tanpa isi' })
    const { site } = service.actionContext('192.0.2.1')
    await expect(site.content.page('syarat')).rejects.toMatchObject({ status: 503 })
    expect(service.reported.map(String)).toEqual([
      expect.stringContaining('content: unparsable: /pages/syarat?locale=id: blocks.1.body'),
    ])
  })
})
