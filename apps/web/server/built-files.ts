import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

/** Where files stand whose names change with their content. */
const HASHED = '/assets/'

/**
 * The files of a build, compressed by `npm run build` (`compress-build.ts`). Calls back for what is none of them. A missing
 * script is 404 as text and never a page, which a browser would take for the script, and is not cached: the next build may
 * have it again.
 */
export function builtFiles(folder: string) {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) =>
      response.setHeader(
        'cache-control',
        pathname.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ),
  })
  return (request: IncomingMessage, response: ServerResponse, otherwise: () => void): void => {
    const isHashed = request.url?.startsWith(HASHED) ?? false
    serve(request, response, isHashed ? () => refuseFile(response) : otherwise)
  }
}

function refuseFile(response: ServerResponse): void {
  response.writeHead(404, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end('Not found\n')
}
