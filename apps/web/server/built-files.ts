import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative } from 'node:path'
import { isKnown } from './if-none-match.ts'
import { bestEncoding, type Coding, codings, type Encoding } from './page-cache/content-coding.ts'

/** Where files stand whose names change with their content. */
const HASHED = '/assets/'

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

/** What a compressed form of a file is called beside it. */
export const endings: Readonly<Record<Coding, string>> = { br: '.br', zstd: '.zst', gzip: '.gz' }

/** One file in the forms that `npm run build` has made of it (`compress-build.ts`). */
interface BuiltFile {
  readonly headers: Readonly<Record<string, string>>
  readonly identity: Form
  readonly compressed: ReadonlyMap<Encoding, Form>
}

interface Form {
  readonly bytes: Buffer
  readonly etag: string
}

/**
 * The files of a build, out of memory: two megabytes that are read once, so that what goes from the disk while the
 * process runs is still there for the pages that name it. Calls back for what is none of them. A missing script is 404
 * as text and never a page, which a browser would take for the script; and it is kept by nobody, as the next build may
 * have it again.
 */
export function builtFiles(folder: string) {
  const files = readFiles(folder)
  return (request: IncomingMessage, response: ServerResponse, otherwise: () => void): void => {
    const [pathname = '/'] = (request.url ?? '/').split('?')
    const file = files.get(pathname)
    if (file !== undefined) {
      send(request, response, file)
    } else if (pathname.startsWith(HASHED)) {
      refuseFile(response)
    } else {
      otherwise()
    }
  }
}

/** Parts of a file (`Range`) are not served: the largest is a third of a megabyte, and whoever asks may get the whole. */
function send(request: IncomingMessage, response: ServerResponse, file: BuiltFile): void {
  const { headers, identity, compressed } = file
  const encoding = bestEncoding(request.headers['accept-encoding'])
  const smaller = compressed.get(encoding)
  const { bytes, etag } = smaller ?? identity
  if (isKnown(request.headers['if-none-match'], etag)) {
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
  const isForm = (name: string) =>
    codings.some(
      (coding) => name.endsWith(endings[coding]) && present.has(name.slice(0, -endings[coding].length)),
    )
  return new Map(
    [...present].filter((name) => !isForm(name)).map((name) => [`/${name}`, readFile(folder, name, present)]),
  )
}

function readFile(folder: string, name: string, present: ReadonlySet<string>): BuiltFile {
  const type = types[extname(name)]
  if (type === undefined) {
    throw new Error(`Nobody knows what kind of file ${name} is: name its ending in built-files.ts.`)
  }
  const form = (ending: string) => {
    const bytes = readFileSync(join(folder, `${name}${ending}`))
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` }
  }
  const compressed = codings.filter((coding) => present.has(`${name}${endings[coding]}`))
  return {
    headers: {
      'content-type': type,
      'cache-control': `/${name}`.startsWith(HASHED)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      ...(compressed.length > 0 ? { vary: 'Accept-Encoding' } : {}),
    },
    identity: form(''),
    compressed: new Map(compressed.map((coding) => [coding, form(endings[coding])])),
  }
}

function refuseFile(response: ServerResponse): void {
  response.writeHead(404, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end('Not found\n')
}
