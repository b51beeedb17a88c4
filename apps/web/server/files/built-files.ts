import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative } from 'node:path'
import { matchesEtag } from '#server/base/if-none-match.ts'
import { bestEncoding, type Coding, codings, type Encoding } from '../page-cache/content-coding.ts'

/** Folder of the files with a content hash in their names. */
const HASHED_PREFIX = '/assets/'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Suffixes of the compressed variants. */
export const suffixes: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' }

/** A file with the variants that `npm run build` created (`compress-build.ts`). */
interface BuiltFile {
  readonly headers: Readonly<Record<string, string>>
  readonly identity: Variant
  readonly compressed: ReadonlyMap<Encoding, Variant>
}

interface Variant {
  readonly bytes: Buffer
  readonly etag: string
}

/**
 * Serves the files of a build from memory (2 MB), so that open pages still work after a new build replaced the files on
 * disk. Calls `otherwise` for other paths. A missing script is a plain-text 404: browsers would execute nothing useful
 * from a page. It is not cached, because the next build may contain the file again.
 */
export function builtFiles(folder: string) {
  const files = readFiles(folder)
  return (request: IncomingMessage, response: ServerResponse, otherwise: () => void): void => {
    const [pathname = '/'] = (request.url ?? '/').split('?')
    const file = files.get(pathname)
    if (file !== undefined) {
      send(request, response, file)
    } else if (pathname.startsWith(HASHED_PREFIX)) {
      sendNotFound(response)
    } else {
      otherwise()
    }
  }
}

/** `Range` is not supported: the largest file has a third of a megabyte, and a server may always send the whole. */
function send(request: IncomingMessage, response: ServerResponse, file: BuiltFile): void {
  const { headers, identity, compressed } = file
  const encoding = bestEncoding(request.headers['accept-encoding'])
  const smaller = compressed.get(encoding)
  const { bytes, etag } = smaller ?? identity
  if (matchesEtag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, { ...headers, etag })
    response.end()
    return
  }
  response.writeHead(200, {
    ...headers,
    etag,
    ...(smaller === undefined ? {} : { 'content-encoding': encoding }),
    'content-length': bytes.byteLength,
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

function readFiles(folder: string): ReadonlyMap<string, BuiltFile> {
  const present = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  )
  const isVariant = (name: string) =>
    codings.some(
      (coding) => name.endsWith(suffixes[coding]) && present.has(name.slice(0, -suffixes[coding].length)),
    )
  return new Map(
    [...present]
      .filter((name) => !isVariant(name))
      .map((name) => [`/${name}`, readFile(folder, name, present)]),
  )
}

function readFile(folder: string, name: string, present: ReadonlySet<string>): BuiltFile {
  const type = types[extname(name)]
  if (type === undefined) {
    throw new Error(`No content type for ${name}: add its extension to "types" in built-files.ts.`)
  }
  const variant = (suffix: string) => {
    const bytes = readFileSync(join(folder, `${name}${suffix}`))
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
  }
  const compressed = codings.filter((coding) => present.has(`${name}${suffixes[coding]}`))
  return {
    headers: {
      'content-type': type,
      'cache-control': `/${name}`.startsWith(HASHED_PREFIX)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      ...(compressed.length > 0 ? { vary: 'Accept-Encoding' } : {}),
    },
    identity: variant(''),
    compressed: new Map(compressed.map((coding) => [coding, variant(suffixes[coding])])),
  }
}

function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end('Not found\n')
}
