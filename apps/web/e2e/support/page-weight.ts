import { gzipSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'

export interface PageWeight {
  /** Every script that the browser has loaded for the page, compressed with gzip. */
  readonly scriptBytes: number
  /** Those of them that every page needs: React, the router and what stands around the pages. */
  readonly sharedScriptBytes: number
  /** What stands in the page itself, all that there is before it can be used, compressed with gzip. */
  readonly inlineScriptBytes: number
  /** The style sheets, compressed with brotli. */
  readonly styleBytes: number
  /** How many times as long the page's markup is with the data that its scripts start from. */
  readonly documentRatio: number
}

/** The chunks of vite.config.ts and the router's own entries. */
const SHARED_SCRIPT = /\/(framework|shell|rolldown-runtime|entry\.client|root|site-layout)-[\w-]+\.js$/

/** Less is sent as it is. */
const FEWEST_COMPRESSED_BYTES = 400

const gzipped = new Map<string, Promise<number>>()
const brotlied = new Map<string, Promise<number>>()

/** What a first visit to the page that is open has cost; the same for the same build, whatever the machine. */
export async function weigh(page: Page, request: APIRequestContext, html: string): Promise<PageWeight> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const bytesOf = async (kind: RegExp, sizes: Map<string, Promise<number>>, encoding: 'gzip' | 'br') => {
    const files = new Set(loaded.filter((path) => kind.test(path)))
    const all = [...files].map((path) => {
      const size = sizes.get(path) ?? sentSize(request, path, encoding)
      sizes.set(path, size)
      return size
    })
    return (await Promise.all(all)).reduce((sum, bytes) => sum + bytes, 0)
  }
  return {
    scriptBytes: await bytesOf(/\.js$/, gzipped, 'gzip'),
    sharedScriptBytes: await bytesOf(SHARED_SCRIPT, gzipped, 'gzip'),
    inlineScriptBytes: gzipSync(inlineScripts(html).join('')).length,
    styleBytes: await bytesOf(/\.css$/, brotlied, 'br'),
    documentRatio: documentRatio(html),
  }
}

/** What the site really sends, as a browser would get it that knows this coding alone. */
async function sentSize(request: APIRequestContext, path: string, encoding: 'gzip' | 'br'): Promise<number> {
  const response = await request.get(path, { headers: { 'accept-encoding': encoding } })
  const { 'content-encoding': sent, 'content-length': length } = response.headers()
  const bytes = Number(length)
  if (sent !== encoding && !(bytes < FEWEST_COMPRESSED_BYTES)) {
    throw new Error(`${path} is not compressed: ${length} bytes, ${sent ?? 'identity'}`)
  }
  return bytes
}

/** Structured data is not run. */
function inlineScripts(html: string): string[] {
  return html.match(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g) ?? []
}

/** The router hands its data over in scripts that call its stream; structured data is for everyone and counts as markup. */
function documentRatio(html: string): number {
  const scripts = inlineScripts(html)
  const preloads = html.match(/<link rel="modulepreload"[^>]*>/g) ?? []
  const lengthOf = (parts: readonly string[]) => parts.reduce((sum, part) => sum + part.length, 0)
  const data = scripts.filter((script) => script.includes('streamController.enqueue'))
  const markup = html.length - lengthOf(scripts) - lengthOf(preloads)
  return (markup + lengthOf(data)) / markup
}
