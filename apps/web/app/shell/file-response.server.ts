/** A file to keep, under a name of plain letters. */
export function fileResponse(text: string, contentType: string, name: string): Response {
  return new Response(text, {
    headers: {
      'content-type': `${contentType}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'x-robots-tag': 'noindex',
    },
  })
}

/** Why there is no file, in the words of the page. */
export function refusedFile(status: 400 | 404 | 422, reason: string): Response {
  return new Response(`${reason}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
