import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'

export interface PageWeight {
  /** Every script that the browser has loaded for the page, compressed with gzip. */
  readonly scriptBytes: number
  /** The style sheets, compressed with brotli. */
  readonly styleBytes: number
  /** How many times as long the document is with the data for its scripts as without. */
  readonly documentRatio: number
}

const gzipped = new Map<string, Promise<number>>()
const brotlied = new Map<string, Promise<number>>()

/** What a first visit to the page that is open has cost; the same for the same build, whatever the machine. */
export async function weigh(page: Page, request: APIRequestContext, html: string): Promise<PageWeight> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const bytesOf = async (extension: string, sizes: Map<string, Promise<number>>, compress: Compress) => {
    const files = new Set(loaded.filter((path) => path.endsWith(extension)))
    const all = [...files].map((path) => {
      const size = sizes.get(path) ?? compressedSize(request, path, compress)
      sizes.set(path, size)
      return size
    })
    return (await Promise.all(all)).reduce((sum, bytes) => sum + bytes, 0)
  }
  return {
    scriptBytes: await bytesOf('.js', gzipped, (body) => gzipSync(body, { level: 9 })),
    styleBytes: await bytesOf('.css', brotlied, brotliCompressSync),
    documentRatio: gzipSync(html).length / gzipSync(withoutScripts(html)).length,
  }
}

type Compress = (body: Buffer) => Buffer

async function compressedSize(
  request: APIRequestContext,
  path: string,
  compress: Compress,
): Promise<number> {
  const response = await request.get(path)
  return compress(await response.body()).length
}

/** The document as a page without scripts would send it: structured data stays, which is for everyone. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
}
