import { expect, it } from 'vitest'
import { requestSite } from '../../../test/service.ts'

it.each([
  { path: 'pages', title: 'Resource not found.' },
  { path: 'pages/tidak-ada', title: 'Not found in this language.' },
  { path: 'pages/tidak/ada', title: 'Not found in this language.' },
  { path: 'pages/%E0%A4%A', title: 'Resource not found.' },
  { path: 'pages/tidak%00ada', title: 'Resource not found.' },
])('a resource for all that follows needs at least one segment: $path', async ({ path, title }) => {
  const response = await requestSite(`${path}?locale=id`)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ title })
})

it('a query with a zero byte is the error of its sender, not of the database', async () => {
  const response = await requestSite('articles?locale=id&category=a%00b')
  expect(response.status).toBe(400)
})
