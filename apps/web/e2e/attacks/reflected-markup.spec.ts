import { expect, test } from '@playwright/test'
import { pageOf } from '#app/i18n/pages.ts'
import { allPages, sampleAddress } from '../sample-addresses.ts'
import { failureIn, gotIn } from './attempts.ts'
import { badLinks, markup } from './inputs/markup.ts'
import { reflectingAddresses } from './inputs/reflecting-addresses.ts'
import { markupFaults, type Seen } from './markup-faults.ts'
import { ask, headerOf } from './raw-exchange.ts'

test('no text of an address becomes markup or script of the page', async ({ page, request, baseURL }) => {
  const samples = await Promise.all(
    allPages
      .filter(({ locale }) => locale === 'id')
      .map(async ({ name, locale }) => ({
        path: new URL(await sampleAddress(request, name, locale), baseURL).pathname,
        query: pageOf(name).query ?? [],
      })),
  )
  const seen: Seen[] = []
  const attempt = async ({ name, target }: { name: string; target: string }) => {
    const answer = await ask(baseURL ?? '', { target })
    const type = headerOf(answer, 'content-type') ?? ''
    if (type.startsWith('text/html')) {
      seen.push({ name, body: Buffer.from(answer.body, 'latin1').toString('utf8'), kind: 'text/html' })
    } else if (/\bxml\b/.test(type)) {
      seen.push({ name, body: Buffer.from(answer.body, 'latin1').toString('utf8'), kind: 'application/xml' })
    } else if (headerOf(answer, 'x-content-type-options') !== 'nosniff') {
      return `${type} may be taken for another kind`
    }
    return failureIn(answer)
  }
  expect(await gotIn(reflectingAddresses(samples, markup), attempt)).toEqual([])
  await page.goto('about:blank')
  expect(await markupFaults(page, seen)).toEqual([])
})

test('markup that got out of a text would be seen', async ({ page }) => {
  await page.goto('about:blank')
  const places = (text: string) => [
    `<p>${text}</p>`,
    `<p title="${text}">`,
    `<p title='${text}'>`,
    `<textarea>${text}</textarea>`,
    `<title>${text}</title>`,
    `<script type="application/json">"${text}"</script>`,
    `<a href="${text}">x</a>`,
  ]
  // What is escaped already, or is no markup, is harmless wherever it stands; `noscript` is read otherwise where script
  // runs, as in the pages that are taken over.
  const harmful = markup.filter((text) => /<|["'] \w/.test(text) && !/^<(?:noscript|!\[)/.test(text))
  for (const text of harmful) {
    const seen = places(text).map((body) => ({ name: text, body, kind: 'text/html' as const }))
    expect(await markupFaults(page, seen), text).not.toEqual([])
  }
  for (const link of badLinks.filter((text) => /^\s*(?:javascript|vbscript|data:text)/i.test(text))) {
    const body = `<a href="${link}">x</a>`
    expect(await markupFaults(page, [{ name: link, body, kind: 'text/html' }]), link).not.toEqual([])
  }
})
