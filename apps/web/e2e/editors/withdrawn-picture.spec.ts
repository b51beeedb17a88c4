import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { Editor } from '../editor.ts'
import { testSite } from '../test-site.ts'

test.setTimeout(120_000)

test('a picture that the web node has served is gone once no published article uses it', async ({
  request,
  baseURL,
}) => {
  const { cmsUrl, editor: account } = testSite()
  const editor = await Editor.login(request, account)
  const headers = { authorization: editor.authorization }
  const hue = Math.floor(Math.random() * 255)
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: { r: hue, g: 90, b: 17 } },
  })
    .webp()
    .toBuffer()
  const uploaded = await request.post(`${cmsUrl}/api/media?locale=id`, {
    headers,
    multipart: {
      file: { name: `${randomUUID()}.webp`, mimeType: 'image/webp', buffer },
      _payload: JSON.stringify({ alt: 'Gambar uji' }),
    },
  })
  expect(uploaded.status(), await uploaded.text()).toBe(201)
  const { doc } = await uploaded.json()
  const slug = `gambar-${randomUUID()}`
  const article = await editor.draftArticle({ title: 'Bergambar', slug })
  const set = async (data: object) => {
    const answer = await request.patch(`${cmsUrl}/api/articles/${article}?locale=id`, {
      headers,
      data: { ...data, _status: 'published' },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await set({ cover: doc.id })
  const addresses = [
    `/media/${doc.filename}`,
    `/images/320/media/${doc.filename}`,
    `/images/640/media/${doc.filename}`,
  ]
  const answers = () =>
    Promise.all(addresses.map(async (path) => (await request.get(`${baseURL}${path}`)).status()))
  await expect.poll(answers).toEqual([200, 200, 200])
  await set({ cover: null })
  await expect.poll(answers, { intervals: [100] }).toEqual([404, 404, 404])
  await set({ cover: doc.id })
  await expect.poll(answers).toEqual([200, 200, 200])
  await editor.deleteArticle(article)
  await expect.poll(answers).toEqual([404, 404, 404])
})
