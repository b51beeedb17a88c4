import type { Page } from '@playwright/test'
import { formatErrorMessage, UserError } from '../errors.ts'
import { type Contents, readContents, readData } from './page-data.ts'
import { decodeBody, rawResponse } from './raw-response.ts'
import type { Target } from './sender.ts'

/** The tolerated difference of the markup size from ours. */
const sizeTolerance = 0.1

/** A page of ours that the peers render too. */
export interface ComparedPage {
  readonly name: 'listing' | 'article'
  readonly path: string
  readonly data: unknown
  readonly contents: Contents
}

export interface Sizes {
  readonly documentBytes: number
  readonly sentBytes: number
  readonly encoding: string
}

/** The path of the first article of the blog list. */
export async function firstArticle(siteUrl: string): Promise<string> {
  const html = decodeBody(await rawResponse(`${siteUrl}/id/blog`, 'gzip'))
  const path = /href="(\/id\/blog\/(?!editor-board)[a-z0-9-]+)"/.exec(html)?.[1]
  if (path === undefined) throw new UserError(`${siteUrl}/id/blog has no link to an article.`)
  return path
}

/** The blog list and its first article as data; `reader` is an empty browser page. */
export async function readPages(siteUrl: string, reader: Page): Promise<readonly ComparedPage[]> {
  const read = async (name: ComparedPage['name'], path: string) => {
    const html = decodeBody(await rawResponse(`${siteUrl}${path}`, 'gzip'))
    try {
      const data = await reader.evaluate(readData, { name, html })
      return { name, path, data, contents: await reader.evaluate(readContents, html) }
    } catch (error) {
      throw new UserError(
        `${path} cannot be read as data for the peers: ${formatErrorMessage(error).split('\n')[0]}.`,
      )
    }
  }
  return [await read('listing', '/id/blog'), await read('article', await firstArticle(siteUrl))]
}

interface SentPage extends Pick<Target, 'url' | 'acceptEncoding'> {
  readonly name: string
  readonly page: ComparedPage
}

/** The size of a page as a contender sends it; throws if it is not the same page as ours. */
export async function checkPage(sent: SentPage, reader: Page): Promise<Sizes> {
  const response = await rawResponse(sent.url, sent.acceptEncoding)
  const html = decodeBody(response)
  const what = `The ${sent.page.name} of ${sent.name}`
  if (response.status !== 200) throw new UserError(`${what} has status ${response.status}.`)
  const theirs = await reader.evaluate(readContents, html)
  const ours = sent.page.contents
  if (theirs.shown !== ours.shown) {
    let at = 0
    while (ours.shown[at] === theirs.shown[at]) at += 1
    const [one, other] = [ours, theirs].map(({ shown }) => shown.slice(Math.max(0, at - 20), at + 40))
    throw new UserError(`${what} differs from ours: "${other}" instead of "${one}".`)
  }
  const ratio = theirs.markupBytes / ours.markupBytes
  if (Math.abs(ratio - 1) > sizeTolerance) {
    throw new UserError(`The markup of ${what.toLowerCase()} is ${ratio.toFixed(2)} × as large as ours.`)
  }
  const encoding = response.headers['content-encoding'] ?? 'none'
  return { documentBytes: Buffer.byteLength(html), sentBytes: response.body.byteLength, encoding }
}

/** The pages that browsers measure: name and path. */
export const listBrowserPages = async (siteUrl: string) => ({
  home: '/id',
  listing: '/id/blog',
  article: await firstArticle(siteUrl),
  company: '/id/riset-dan-berita/daftar-informasi-perusahaan/bqns',
  market: '/id/riset-dan-berita/pasar',
  screener: '/id/riset-dan-berita/penyaring-saham',
  dividends: '/id/riset-dan-berita/aksi-korporasi',
  calculator: '/id/riset-dan-berita/alat-analisis/kalkulator-investasi',
  'order limits': '/id/riset-dan-berita/alat-analisis/batas-order',
  account: '/id/buka-rekening',
  fees: '/id/biaya',
  trust: '/id/kepercayaan',
  lesson: '/id/edukasi/belajar-investasi/apa-itu-saham',
})
