import { expect, it } from 'vitest'
import { requestSite } from '../../../test/service.ts'

it.each([
  { path: 'pages', title: 'Resource not found.' },
  { path: 'pages/tidak-ada', title: 'Not found in this language.' },
  { path: 'pages/tidak/ada', title: 'Not found in this language.' },
  { path: 'pages/%E0%A4%A', title: 'Resource not found.' },
])('a resource for all that follows needs at least one segment: $path', async ({ path, title }) => {
  const response = await requestSite(`${path}?locale=id`)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ title })
})

it.each(['pages/tidak%00ada?locale=id', 'events/tidak%00ada?locale=id', 'articles?locale=id&category=a%00b'])(
  'a zero byte is an error of its sender, not of the CMS: %s',
  async (path) => {
    expect((await requestSite(path)).status).toBe(400)
  },
)
