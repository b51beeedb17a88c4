import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'

export interface PageWeight {
  /** All scripts loaded for the page, compressed with gzip. */
  readonly scriptBytes: number
  /** The scripts that every page needs: React, the router and the layout. */
  readonly sharedScriptBytes: number
  /** Inline scripts, which delay interactivity, compressed with gzip. */
  readonly inlineScriptBytes: number
  /** Style sheets, compressed with brotli. */
  readonly styleBytes: number
  /** The size of the document with hydration data relative to its markup. */
  readonly documentRatio: number
}

/** The chunks of vite.config.ts and the router's own entries. */
const SHARED_SCRIPT = /\/(framework|layout|rolldown-runtime|entry\.client|root|site-layout)-[\w-]+\.js$/

/** Smaller files are not compressed. */
const MIN_COMPRESSED_BYTES = 400

const gzipped = new Map<string, Promise<number>>()
const brotlied = new Map<string, Promise<number>>()

/** The transfer size of a first visit to the open page; independent of the machine. */
export async function measureWeight(
  page: Page,
  request: APIRequestContext,
  html: string,
): Promise<PageWeight> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const countBytes = async (kind: RegExp, sizes: Map<string, Promise<number>>, encoding: 'gzip' | 'br') => {
    const files = new Set(loaded.filter((path) => kind.test(path)))
    const all = [...files].map((path) => {
      const size = sizes.get(path) ?? sentSize(request, path, encoding)
      sizes.set(path, size)
      return size
    })
    return (await Promise.all(all)).reduce((sum, bytes) => sum + bytes, 0)
  }
  return {
    scriptBytes: await countBytes(/\.js$/, gzipped, 'gzip'),
    sharedScriptBytes: await countBytes(SHARED_SCRIPT, gzipped, 'gzip'),
    inlineScriptBytes: gzipSync(inlineScripts(html).join('')).length,
    styleBytes: await countBytes(/\.css$/, brotlied, 'br'),
    documentRatio: documentRatio(html),
  }
}

/** The size of the response for a client with this encoding only. */
async function sentSize(request: APIRequestContext, path: string, encoding: 'gzip' | 'br'): Promise<number> {
  const response = await request.get(path, { headers: { 'accept-encoding': encoding } })
  const { 'content-encoding': sent, 'content-length': length } = response.headers()
  const bytes = Number(length)
  if (sent !== encoding && !(bytes < MIN_COMPRESSED_BYTES)) {
    throw new Error(`${path} is not compressed: ${length} bytes, ${sent ?? 'identity'}`)
  }
  return bytes
}

/** Excludes structured data. */
function inlineScripts(html: string): string[] {
  return html.match(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g) ?? []
}

/** The router's data is the string that its script enqueues; structured data counts as markup. */
function documentRatio(html: string): number {
  const scripts = inlineScripts(html)
  const [data] = scripts.join('').match(/(?<=\.enqueue\()'(?:[^'\\]|\\.)*'(?=\))/s) ?? []
  if (data === undefined) {
    throw new Error('The page has no hydration data.')
  }
  const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? []
  const sumLengths = (parts: readonly string[]) => parts.reduce((sum, part) => sum + part.length, 0)
  const markup = html.length - sumLengths(scripts) - sumLengths(preloads)
  return (markup + data.length) / markup
}
