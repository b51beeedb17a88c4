import { request as ask, createServer } from 'node:http'

/**
 * @typedef {{ pages: Record<string, unknown>, behind: Record<string, string> }} Holding pages by path, and the services behind the site by
 *   the beginning of their paths
 */

/**
 * The data of the pages that are compared, from memory. Peers ask for a page as one document. The site's own calls are
 * handed on once and answered from memory from then on, so that neither side waits for a database. `/asked` says how often
 * it was asked: who makes pages anew asks for each, who keeps them does not.
 */
process.once('message', (/** @type {Holding} */ { pages, behind }) => {
  const documents = new Map(
    Object.entries(pages).map(([path, page]) => [path, jsonAnswer(Buffer.from(JSON.stringify(page)))]),
  )
  /** @type {Map<string, Answer>} */
  const kept = new Map()
  let asked = 0
  const server = createServer((request, response) => {
    const address = request.url ?? '/'
    if (address === '/asked') {
      response.end(String(asked))
      return
    }
    asked += 1
    const known = documents.get(address) ?? kept.get(address)
    if (known) {
      response.writeHead(known.status, known.headers)
      response.end(known.body)
      return
    }
    const service = Object.entries(behind).find(([start]) => address.startsWith(start))?.[1]
    if (service) handOn(service, request, response, (answer) => kept.set(address, answer))
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 })
  })
})
process.once('disconnect', () => process.exit(0))

/** @typedef {{ status: number, headers: import('node:http').OutgoingHttpHeaders, body: Buffer }} Answer */

/** @param {Buffer} body @returns {Answer} */
function jsonAnswer(body) {
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'content-length': body.byteLength },
    body,
  }
}

/**
 * @param {string} service
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {(answer: Answer) => void} keep
 */
function handOn(service, request, response, keep) {
  const { method = 'GET', headers, url } = request
  const onward = ask(`${service}${url}`, { method, headers }, (answer) => {
    const { statusCode: status = 502, headers } = answer
    response.writeHead(status, headers)
    // A change feed never ends, and what is refused may be allowed later.
    if (method !== 'GET' || status !== 200 || headers['content-type']?.startsWith('text/event-stream')) {
      answer.pipe(response)
      return
    }
    /** @type {Buffer[]} */
    const parts = []
    answer.on('data', (/** @type {Buffer} */ part) => {
      parts.push(part)
      response.write(part)
    })
    answer.on('end', () => {
      const body = Buffer.concat(parts)
      const { 'transfer-encoding': _, connection, ...rest } = headers
      keep({ status, headers: { ...rest, 'content-length': body.byteLength }, body })
      response.end()
    })
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}
