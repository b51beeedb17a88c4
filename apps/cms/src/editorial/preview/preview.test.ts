import { createHmac } from 'node:crypto'
import { PREVIEW_HEADER, previewSlug, signPreviewToken } from '@site/contracts/preview-token.ts'
import { describe, expect, it } from 'vitest'
import { createRequestAs, inPreview, previewRights } from '../../../test/editing.ts'
import {
  changeArticle,
  draftArticle,
  key,
  payload,
  publishedArticle,
  requestSite,
} from '../../../test/service.ts'
import { previewIn } from './preview-address.ts'

const rights = (document: number) => previewRights('articles', document)

async function withNewerDraft(slug: string) {
  const { id } = await publishedArticle(slug)
  await changeArticle(id, { title: `Draf ${slug}`, slug: `${slug}-baru`, _status: 'draft' }, { draft: true })
  return id
}

/** Signs as the services do, so that only the claims are wrong. */
function signedByHand(claims: object): string {
  const body = `v1.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  const ownKey = createHmac('sha256', key).update('site preview token').digest()
  return `${body}.${createHmac('sha256', ownKey).update(body).digest('base64url')}`
}

const requestWith = (path: string, token: string) =>
  requestSite(path, { headers: { [PREVIEW_HEADER]: token } })

describe('a preview', () => {
  it('shows the newest draft of a published document, while visitors see the published one', async () => {
    const id = await withNewerDraft('pratinjau-satu')
    const preview = await requestSite(`articles/${previewSlug(id)}?locale=id`, inPreview('articles', id))
    expect(await preview.json()).toMatchObject({ title: 'Draf pratinjau-satu', slug: previewSlug(id) })
    expect(preview.headers.get('cache-control')).toContain('no-store')
    const visitor = await requestSite('articles/pratinjau-satu?locale=id')
    expect(await visitor.json()).toMatchObject({ title: 'Judul pratinjau-satu' })
    expect((await requestSite('articles/pratinjau-satu-baru?locale=id')).status).toBe(404)
    expect((await requestSite(`articles/${previewSlug(id)}?locale=id`)).status).toBe(404)
  })

  it('shows a document that was never published, also in a language that it lacks', async () => {
    const { id } = await draftArticle('tak-pernah-terbit')
    const titleIn = async (locale: 'id' | 'en') =>
      (
        await (
          await requestSite(`articles/${previewSlug(id)}?locale=${locale}`, inPreview('articles', id))
        ).json()
      ).title
    expect([await titleIn('id'), await titleIn('en')]).toEqual(['Judul tak-pernah-terbit', ''])
  })

  it('shows no other draft, and other documents as published', async () => {
    const id = await withNewerDraft('pratinjau-dua')
    const other = await withNewerDraft('pratinjau-tiga')
    const token = signPreviewToken(rights(id), key)
    expect((await requestWith(`articles/${previewSlug(other)}?locale=id`, token)).status).toBe(404)
    expect((await requestWith('articles/pratinjau-tiga-baru?locale=id', token)).status).toBe(404)
    const elsewhere = await requestWith('articles/pratinjau-tiga?locale=id', token)
    expect(await elsewhere.json()).toMatchObject({ title: 'Judul pratinjau-tiga' })
    expect((await requestWith(`announcements/${previewSlug(id)}?locale=id`, token)).status).toBe(404)
  })

  it('shows the draft of a product under its key', async () => {
    const { docs } = await payload.find({ collection: 'products', where: { key: { equals: 'stock' } } })
    const document = docs[0]?.id ?? 0
    await payload.update({
      collection: 'products',
      id: document,
      locale: 'id',
      draft: true,
      data: { title: 'Draf saham', _status: 'draft' },
    })
    const token = signPreviewToken({ ...previewRights('products', document), key: 'stock' }, key)
    const preview = await requestWith('products/stock?locale=id', token)
    expect(await preview.json()).toMatchObject({ title: 'Draf saham' })
    const visitor = await (await requestSite('products/stock?locale=id')).json()
    expect(visitor.title).not.toBe('Draf saham')
  })

  it('is rejected with a token that is expired, foreign, modified or for another purpose', async () => {
    const id = await withNewerDraft('pratinjau-empat')
    const good = signPreviewToken(rights(id), key)
    const [version, body = '', signature] = good.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const changed = Buffer.from(JSON.stringify({ ...claims, document: id - 1 })).toString('base64url')
    const tokens = [
      signPreviewToken({ ...rights(id), exp: Math.floor(Date.now() / 1000) - 1 }, key),
      signPreviewToken(rights(id), 'another-key-0123456789-0123456789ab'),
      [version, changed, signature].join('.'),
      signedByHand({ ...claims, aud: 'something-else' }),
      good.replace(/^v1/, 'v2'),
      '',
      'v1..',
    ]
    expect((await requestWith(`articles/${previewSlug(id)}?locale=id`, signedByHand(claims))).status).toBe(
      200,
    )
    for (const token of tokens) {
      const { status } = await requestWith(`articles/${previewSlug(id)}?locale=id`, token)
      expect(status, token).toBe(403)
    }
  })

  it("requires the site's API key in addition to the token", async () => {
    const { id } = await draftArticle('kunci-pratinjau')
    const token = signPreviewToken(rights(id), key)
    const path = `articles/${previewSlug(id)}?locale=id`
    const statuses = [
      await requestWith(path, token),
      await requestSite(path, { headers: { [PREVIEW_HEADER]: token, authorization: 'Bearer x' } }),
      await requestSite(path, { headers: { authorization: `Bearer ${token}` } }),
      await requestSite(path),
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 401, 401, 404])
  })

  it('is offered to editors, and not to the service account', async () => {
    const { preview } = previewIn('articles')
    const addressFor = async (role: 'editor' | 'service') =>
      preview?.({ id: 1 }, { locale: 'en', req: await createRequestAs(role), token: null })
    expect(await addressFor('editor')).toMatch(/^http:\/\/127\.0\.0\.1:3000\/preview\/v1\.[^/]+\?locale=en$/)
    expect(await addressFor('service')).toBeNull()
  })
})
