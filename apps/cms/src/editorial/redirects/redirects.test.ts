import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { changeArticle, execute, payload, publishedArticle, requestSite } from '../../../test/service.ts'

const create = (from: string, to: string) =>
  payload.create({ collection: 'redirects', data: { from, to, status: 'temporary', _status: 'published' } })

/** The error if the redirect is rejected; empty if it is saved. */
const createForError = (from: string, to: string): Promise<string> =>
  create(from, to).then(
    () => '',
    (error) => JSON.stringify(error),
  )

describe('redirects', () => {
  it('are in the list of the API with their status', async () => {
    await create('/id/lama', '/id/baru?dari=lama')
    await create('/id/arsip/:slug', '/id/blog/:slug')
    const { redirects } = await (await requestSite('redirects?locale=id')).json()
    expect(redirects).toContainEqual({ from: '/id/lama', to: '/id/baru?dari=lama', status: 302 })
    expect(redirects).toContainEqual({ from: '/id/arsip/:slug', to: '/id/blog/:slug', status: 302 })
  })

  // Every spelling is tested with the table that both services read: packages/contracts/src/content/redirect-table.test.ts.
  const targets = ['javascript:alert(1)', '/id/a\r\nSet-Cookie: x=1', '/id/baru/:slug']
  it.each(targets)('are rejected with the target %s', async (to) => {
    await expect(create(`/id/dari-${crypto.randomUUID()}`, to)).rejects.toThrow()
  })

  it.each([
    'https://evil.example/promo',
    'https://partner.example.evil.example/x',
    'https://evil.example/*sisa',
    'https://xn--prtner-cua.example/',
    'https://partner.examples',
  ])('are rejected to a host that the site does not redirect to, with those it does: %s', async (to) => {
    const error = await createForError(`/id/luar-${crypto.randomUUID()}/*sisa`, to)
    const host = new URL(to).hostname
    expect(error).toContain(`tidak mengalihkan pengunjung ke ${host}.`)
    expect(error).toContain('yang diizinkan: partner.example.')
  })

  it('are saved to an allowed host and to our own host as a path', async () => {
    expect(await createForError('/id/mitra', 'https://Partner.example/promo?a=1')).toBe('')
    expect(await createForError('/id/sendiri', 'http://127.0.0.1:3000/id/blog')).toBe('')
    const loop = await createForError('/id/lingkar', 'http://127.0.0.1:3000/id/lingkar')
    expect(loop).toContain('berputar tanpa akhir')
  })

  it.each(['/', '/id', '/id/:halaman', '/en/*semua', '/*semua'])('are rejected from %s', async (from) => {
    await expect(create(from, '/id/tujuan')).rejects.toThrow()
  })
})

describe('redirects from files of the site', () => {
  it.each([
    '/sitemap.xml',
    '/media/*sisa',
    '/id/blog/rss.xml',
    '/id/edukasi/brids-eduvest/:acara/kalender.ics',
  ])('are rejected with the reason: %s', async (from) => {
    expect(await createForError(from, '/id/tujuan-berkas')).toContain('milik berkas situs')
  })

  it.each(['/mediasi/*sisa', '/id/media', '/id/blog-lama/rss.xml', '/id/blog/:slug/lama', '/old/index.html'])(
    'are saved from pages, present or past: %s',
    async (from) => {
      expect(await createForError(from, '/id/tujuan-halaman')).toBe('')
    },
  )
})

describe('redirects from pages that exist', () => {
  beforeAll(async () => {
    await publishedArticle('masih-ada')
  })

  const existing = ['/id/blog/masih-ada', '/ID/Promo/:slug', '/id/promo/*sisa']
  it.each(existing)('are rejected with the page, and saved with consent: %s', async (from) => {
    expect(await createForError(from, '/id/tujuan-lain')).toContain('masih ada, dan pengunjung')
    const data = { from, to: '/id/tujuan-lain', status: 'temporary', replacesPage: true } as const
    const { id } = await payload.create({ collection: 'redirects', data })
    await payload.update({ collection: 'redirects', id, data: { to: '/id/tujuan-baru' } })
    await payload.delete({ collection: 'redirects', id })
  })

  it('are rejected if the site responds with a page', async () => {
    const requested: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      requested.push(url)
      return new Response()
    })
    const error = await createForError('/id/kalkulator/*sisa', '/id/tujuan-lain')
    expect(error).toContain('Halaman /id/kalkulator')
    expect(await createForError('/id/kalkulator/:alat/lama', '/id/tujuan-lain')).toBe('')
    expect(requested).toEqual(['http://127.0.0.1:3000/id/kalkulator'])
    vi.unstubAllGlobals()
  })
})

it('many redirects are rejected from the 5,001st on; the list contains all of them, including those of renamed documents', async () => {
  const count = async () => (await payload.count({ collection: 'redirects' })).totalDocs
  const made = sql`insert into redirects ("from", "to", status, _status, updated_at, created_at)
    select '/id/banyak-' || number, '/id/tujuan-banyak', 'permanent', 'published', now(), now()
    from generate_series(1, ${5_000 - (await count())}::int) number`
  try {
    await execute(made)
    const error = await createForError('/id/satu-lagi', '/id/tujuan-banyak')
    expect(error).toContain('Sudah ada 5.000 pengalihan')
    const { id } = await publishedArticle('zz-sebelum')
    await changeArticle(id, { slug: 'zz-sesudah', _status: 'published' })
    const { redirects } = await (await requestSite('redirects?locale=id')).json()
    const drafts = await payload.count({ collection: 'redirects', where: { _status: { equals: 'draft' } } })
    expect(redirects).toHaveLength(5_001 - drafts.totalDocs)
    expect(JSON.stringify(redirects)).toContain('zz-sebelum')
  } finally {
    await execute(sql`delete from redirects where "to" = '/id/tujuan-banyak'`)
  }
})

describe('redirect loops', () => {
  it('are rejected with their path', async () => {
    expect(await createForError('/id/empat', '/id/empat?x=1')).toContain('/id/empat → /id/empat?x=1')
    expect(await createForError('/id/lima/*sisa', '/id/lima/lagi/*sisa')).toContain('berputar tanpa akhir')
  })

  it('are rejected through another rule', async () => {
    await create('/id/satu', '/id/dua')
    expect(await createForError('/id/dua', '/id/satu')).toContain('/id/dua → /id/satu → /id/dua')
  })

  it('are rejected through a pattern, with the address that would loop', async () => {
    await create('/id/ganti/:slug', '/id/tukar/:slug')
    const error = await createForError('/id/tukar/x', '/id/ganti/x')
    expect(error).toContain('/id/tukar/x → /id/ganti/x → /id/tukar/x')
    expect(await createForError('/id/tukar/*sisa', '/id/ganti/*sisa')).toContain('berputar tanpa akhir')
  })

  it('are rejected if one address closes the loop', async () => {
    await create('/id/m/:a/:b', '/id/n/:b/:a')
    await create('/id/n/kunci/:c', '/id/o/:c')
    expect(await createForError('/id/o/:d', '/id/m/:d/kunci')).toContain('berputar tanpa akhir')
  })

  it('are not assumed for a similar pattern', async () => {
    await create('/id/serupa/:slug', '/id/mirip/:slug')
    expect(await createForError('/id/mirip/satu', '/id/serupa-lain/satu')).toBe('')
    expect(await createForError('/id/mirip/dua', 'https://partner.example/id/serupa/dua')).toBe('')
  })
})

describe('chained redirects', () => {
  it('are rejected when the target is redirected, with the final target', async () => {
    await create('/id/antara', '/id/ujung?x=1')
    expect(await createForError('/id/awal', '/id/antara')).toContain('(/id/ujung?x=1)')
  })

  it('are rejected from an address that is already redirected, in any spelling', async () => {
    await create('/id/dua-kali', '/id/tujuan-a')
    expect(await createForError('/id/Dua-Kali/', '/id/tujuan-b')).toContain('/id/dua-kali → /id/tujuan-a')
    await create('/id/banyak/:slug', '/id/tujuan-a/:slug')
    expect(await createForError('/id/banyak/:nama', '/id/tujuan-b/:nama')).toContain('/id/banyak/:slug')
  })

  it('may remove a folder from addresses', async () => {
    expect(await createForError('/id/bekas-folder/*sisa', '/id/*sisa')).toBe('')
  })

  it('are rejected when others lead to the old address, with those rules', async () => {
    await create('/id/hulu', '/id/tengah')
    expect(await createForError('/id/tengah', '/id/hilir')).toContain('/id/hulu → /id/tengah')
  })

  it('do not prevent a rule from being saved again', async () => {
    const { id } = await create('/id/tetap', '/id/sama')
    const saved = await payload.update({ collection: 'redirects', id, data: { to: '/id/lain' } })
    expect(saved.to).toBe('/id/lain')
  })
})
