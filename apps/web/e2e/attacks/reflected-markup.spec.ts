import { expect, test } from '@playwright/test'
import { pageRoutes } from '#app/request/page-routes.ts'
import { allPages, sampleAddress } from '../support/sample-addresses.ts'
import { failureIn, succeeded } from './attempts.ts'
import { markup } from './inputs/markup.ts'
import { reflectingAddresses } from './inputs/reflecting-addresses.ts'
import { markupErrors, type Seen } from './markup-errors.ts'
import { ask, readHeader } from './raw-exchange.ts'

test('text in the address of any page, page data or fragment never becomes markup or script', async ({
  page,
  request,
  baseURL,
}) => {
  const samples = await Promise.all(
    allPages
      .filter(({ locale }) => locale === 'id')
      .map(async ({ name, locale }) => ({
        path: new URL(await sampleAddress(request, name, locale), baseURL).pathname,
        query: pageRoutes[name].query ?? [],
      })),
  )
  const seen: Seen[] = []
  const attempt = async ({ name, target }: { name: string; target: string }) => {
    const answer = await ask(baseURL ?? '', { target })
    const type = readHeader(answer, 'content-type') ?? ''
    if (type.startsWith('text/html')) {
      seen.push({ name, body: Buffer.from(answer.body, 'latin1').toString('utf8'), kind: 'text/html' })
    } else if (/\bxml\b/.test(type)) {
      seen.push({ name, body: Buffer.from(answer.body, 'latin1').toString('utf8'), kind: 'application/xml' })
    } else if (readHeader(answer, 'x-content-type-options') !== 'nosniff') {
      return `${type} may be taken for another kind`
    }
    return failureIn(answer)
  }
  expect(await succeeded(reflectingAddresses(samples, markup), attempt)).toEqual([])
  await page.goto('about:blank')
  expect(await markupErrors(page, seen)).toEqual([])
})
