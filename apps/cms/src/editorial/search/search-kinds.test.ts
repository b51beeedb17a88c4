import { describe, expect, it } from 'vitest'
import { joinSegments, listMarked, look } from '../../../test/search-requests.ts'
import { paragraph, payload, publishedArticle, requestSite } from '../../../test/service.ts'

describe('search beyond articles', () => {
  it('finds a video on the second page of the list', async () => {
    const { docs } = await payload.find({ collection: 'videos', limit: 1, depth: 0 })
    const text = { summary: 'Ringkasan.', transcript: paragraph('Ucapan.') }
    const category = Number(docs[0]?.category)
    const add = (title: string) =>
      payload.create({
        collection: 'videos',
        locale: 'id',
        data: { ...text, title, category, durationSeconds: 5, order: 900, _status: 'published' },
      })
    const last = await add('Amazonitfilm')
    for (let number = 0; number < 12; number += 1) await add(`Film ${number}`)
    expect((await look('amazonitfilm')).hits.map(({ slug }) => slug)).toEqual([`2-${last.id}`])
    const list = await requestSite('videos?locale=id&page=2')
    expect(await list.json()).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ id: last.id })]),
    })
  })

  it('finds a recommendation by its ticker, in the words of the language', async () => {
    // One of the demo content, before those of other test files. SWTQ's is in Indonesian only.
    const first = { sort: 'id', limit: 1, where: { ticker: { not_equals: 'SWTQ' } } }
    const { docs } = await payload.find({ collection: 'recommendations', locale: 'id', ...first })
    const [{ id, ticker, rating } = { id: 0, ticker: '', rating: 'buy' as const }] = docs
    const words = { buy: ['Beli', 'Buy'], hold: ['Tahan', 'Hold'], sell: ['Jual', 'Sell'] }
    const [inIndonesian, inEnglish] = words[rating]
    const hit = async (locale: string) =>
      (await look(ticker, locale, 'recommendation')).hits.find(({ slug }) => slug === `${ticker}-${id}`)
    expect(joinSegments((await hit('id'))?.title ?? [])).toBe(`Rekomendasi ${ticker}: ${inIndonesian}`)
    expect(joinSegments((await hit('en'))?.title ?? [])).toBe(`${ticker} recommendation: ${inEnglish}`)
    expect(listMarked((await hit('id'))?.title ?? [])).toEqual([ticker])
  })

  it.each([
    { typed: 'alamat kantor', locale: 'id' },
    { typed: 'kantor cabang', locale: 'id' },
    { typed: 'office address', locale: 'en' },
  ])('finds offices by "$typed", with their address', async ({ typed, locale }) => {
    const { docs } = await payload.find({ collection: 'offices', sort: 'order', limit: 50 })
    const { hits } = await look(typed, locale, 'office')
    const [office] = docs
    const hit = hits.find(({ slug }) => slug === String(office?.id))
    expect(joinSegments(hit?.excerpt ?? [])).toContain(office?.address)
  })
})

describe('texts of hits', () => {
  const text = (words: string) => ({ type: 'text', version: 1, text: words })
  const block = (type: string, children: object[], more = {}) => ({ type, version: 1, children, ...more })

  it('separate headings, paragraphs and list items', async () => {
    const fields = { url: 'https://a.example', linkType: 'custom' }
    const link = block('link', [text('bertaut')], { fields })
    const item = (...children: object[]) => block('listitem', children, { value: 1 })
    const list = (...children: object[]) =>
      block('list', children, { listType: 'bullet', tag: 'ul', start: 1 })
    const children = [
      block('heading', [text('Agenda turmalin')], { tag: 'h2' }),
      block('paragraph', [text('Tidak ada pem'), text('bayaran.')]),
      block('paragraph', [text('Kata '), link, text(' di sini')]),
      list(item(text('Satu')), item(list(item(text('Dalam'))))),
      block('quote', [text('Akhir')]),
    ]
    const body = { root: { ...paragraph('').root, children } }
    await publishedArticle('batas-teks', { title: 'Batas', summary: 'Batas.', body })
    const [hit] = (await look('turmalin')).hits
    expect(joinSegments(hit?.excerpt ?? [])).toBe(
      'Agenda turmalin. Tidak ada pembayaran. Kata bertaut di sini. Satu. Dalam. Akhir',
    )
  })

  it('cut a long answer between words with an ellipsis', async () => {
    const answer = paragraph(`${'panjangnya '.repeat(30)}selesai.`)
    const { docs } = await payload.find({ collection: 'faqs', locale: 'id', limit: 1, depth: 0 })
    const category = Number(docs[0]?.category)
    const add = (slug: string, question: string, words: typeof answer) =>
      payload.create({
        collection: 'faqs',
        locale: 'id',
        data: { category, slug, question, answer: words, order: 0, _status: 'published' },
      })
    await add('tanya-panjang', 'Obsidianpanjang?', answer)
    await add('tanya-pendek', 'Obsidianpendek?', paragraph('Jawaban singkat.'))
    const excerpt = async (q: string) => joinSegments((await look(q)).hits[0]?.excerpt ?? [])
    expect(await excerpt('obsidianpanjang')).toBe(`${'panjangnya '.repeat(18)}…`)
    expect(await excerpt('obsidianpendek')).toBe('Jawaban singkat.')
  })
})
