import { access } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

/** Where files stand whose names change with their content. */
const HASHED = '/assets/'

/**
 * The files of a build; calls back for what is none of them. A missing script is 404 as text and never a page, which a
 * browser would take for the script; and it is kept by nobody, as the next build may have it again.
 */
export function builtFiles(folder: string) {
  const serve = sirv(folder, {
    gzip: true,
    brotli: true,
    setHeaders(response, pathname) {
      response.setHeader(
        'cache-control',
        pathname.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      // The table of types behind the files does not know the oldest kind of icon.
      if (pathname.endsWith('.ico')) {
        response.setHeader('content-type', 'image/x-icon')
      }
    },
  })
  return (request: IncomingMessage, response: ServerResponse, otherwise: () => void): void => {
    const [pathname = '/'] = (request.url ?? '/').split('?')
    const isHashed = pathname.startsWith(HASHED)
    const absent = isHashed ? () => refuseFile(response) : otherwise
    if (isHashed || pathname.slice(pathname.lastIndexOf('/')).includes('.')) {
      // What has gone since the start would end the process: the list of files is read once, and each file unguarded.
      access(join(folder, pathname)).then(() => serve(request, response, absent), absent)
    } else {
      otherwise()
    }
  }
}

function refuseFile(response: ServerResponse): void {
  response.writeHead(404, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end('Not found\n')
}
