import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { testSite } from '../support/test-site.ts'

test('a media file opened directly runs no scripts, on the site and on the CMS', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get(pathTo('researchReport', 'id'))).text()
  const pictures = /"(\/media\/[\w.-]+\.webp)/.exec(html)
  const reports = /href="(\/media\/[\w.-]+\.pdf)/.exec(html)
  for (const origin of [baseURL, testSite().cmsUrl]) {
    for (const path of [pictures?.[1], reports?.[1]]) {
      const { status, headers } = await request.get(`${origin}${path}`).then((answer) => ({
        status: answer.status(),
        headers: answer.headers(),
      }))
      expect(status, `${origin}${path}`).toBe(200)
      expect(headers, `${origin}${path}`).toMatchObject({
        'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
        'x-content-type-options': 'nosniff',
      })
    }
    const report = await request.get(`${origin}${reports?.[1]}`)
    expect(report.headers()['content-disposition']).toContain('attachment')
  }
})
