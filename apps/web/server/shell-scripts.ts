import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Shell } from '@site/contracts/content/shell.ts'
import { shellKeyOf } from '#app/shell/shells.ts'
import { bestEncoding } from './page-cache/content-coding.ts'
import { StoredPage } from './page-cache/stored-page.ts'
import { refuse } from './refusal.ts'

/** Menu and settings as a script named by their content: one for all pages of a language, kept for good. */
export class ShellScripts {
  readonly #find: (key: string) => Promise<Shell | undefined>
  readonly #scripts = new WeakMap<Shell, StoredPage>()

  constructor(find: (key: string) => Promise<Shell | undefined>) {
    this.#find = find
  }

  async answer(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const shell = await this.#find(shellKeyOf(pathname) ?? '')
    if (!shell) {
      refuse(response, 404, pathname)
      return
    }
    const script = this.#scripts.get(shell) ?? storedScript(shell)
    this.#scripts.set(shell, script)
    const { encoding, bytes } = await script.bodyIn(bestEncoding(request.headers['accept-encoding']))
    response.writeHead(200, {
      ...script.headers,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': bytes.byteLength,
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
}

function storedScript(shell: Shell): StoredPage {
  return new StoredPage({
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    },
    body: Buffer.from(`export default ${JSON.stringify(shell)}`),
    tags: [],
    isPartial: false,
  })
}
