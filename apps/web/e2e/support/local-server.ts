import {
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { listenLocally } from '@site/operations/local-server.fixture.ts'

/** A local test server on a free port. */
export abstract class LocalServer {
  readonly #server: Server = createServer((request, response) => this.answer(request, response))
  #url = ''

  protected abstract answer(request: IncomingMessage, response: ServerResponse): void

  async listen(): Promise<this> {
    this.#url = await listenLocally(this.#server)
    return this
  }

  get host(): string {
    return new URL(this.#url).host
  }

  get url(): string {
    return this.#url
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

/** Forwards a request to a service unchanged; connection errors are propagated to the other side. */
export function forward(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  handBack = (answer: IncomingMessage): void => {
    answer.pipe(response)
  },
): void {
  const { url = '', method, headers } = request
  const onward = ask(`${target}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    response.flushHeaders()
    handBack(answer)
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

type Json = Record<string, unknown>

/** Like `forward`, but `alter` transforms JSON responses. */
export function forwardAltered(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  alter: (answer: Json, path: string) => unknown,
): void {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  const { url = '/', headers } = request
  fetch(`${target}${url}`, {
    headers: { authorization: headers.authorization ?? '' },
    signal: gone.signal,
    redirect: 'manual',
  })
    .then((answer) => handBackAltered(answer, response, (json) => alter(json, new URL(url, target).pathname)))
    .catch(() => response.destroy())
}

async function handBackAltered(
  answer: Response,
  response: ServerResponse,
  alter: (answer: Json) => unknown,
): Promise<void> {
  const headers = new Headers(answer.headers)
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection']) {
    headers.delete(name)
  }
  response.writeHead(answer.status, Object.fromEntries(headers))
  if (answer.ok && headers.get('content-type')?.startsWith('application/json')) {
    response.end(JSON.stringify(alter(await answer.json())))
    return
  }
  // The change feed never ends.
  response.flushHeaders()
  const reader = answer.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    response.write(part.value)
  }
  response.end()
}
