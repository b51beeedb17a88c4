import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { LocalServer } from './local-server.ts'

/** A minimal widget that opens on the page's event. */
const CHAT_SCRIPT = `window.addEventListener('chat:open', () => {
  const widget = document.createElement('aside')
  widget.id = 'chat-widget'
  widget.textContent = 'How can we help?'
  document.body.append(widget)
})`

/** Records every readable URL whenever a tag manager would read it. */
const TAG_MANAGER_SCRIPT = `{
  const look = () => {
    const entries = [...performance.getEntries().map(({ name }) => name), ...navigation.entries().map(({ url }) => url)]
    const seen = [location.href, document.referrer, ...entries].join('\\n')
    try {
      sessionStorage.setItem('seen', (sessionStorage.getItem('seen') ?? '') + '\\n' + seen)
    } catch {
      // Blocked in one of the tests.
    }
  }
  for (const name of ['pushState', 'replaceState']) {
    const move = history[name]
    history[name] = function (...step) {
      move.apply(this, step)
      look()
    }
  }
  for (const event of ['popstate', 'hashchange', 'pageshow', 'pagehide']) {
    addEventListener(event, look)
  }
  look()
}`

type Party = 'tagManager' | 'chat' | 'errorReports'
/** `hanging`: accepts the request and never responds; `down`: closes the connection. */
export type PartyStatus = 'up' | 'hanging' | 'down'

const parties: readonly (readonly [start: string, party: Party])[] = [
  ['/gtm.js', 'tagManager'],
  ['/chat.js', 'chat'],
  ['/api/42/envelope/', 'errorReports'],
]

/** Fake servers of a tag manager, a chat and an error reporting service. */
export class ThirdPartyServers extends LocalServer {
  readonly status: Record<Party, PartyStatus> = { tagManager: 'up', chat: 'up', errorReports: 'up' }
  /** The URLs of all requests. */
  readonly requests: string[] = []
  readonly reports: Report[] = []
  /** The raw bodies of the reports. */
  readonly envelopes: string[] = []
  readonly #hanging: (() => void)[] = []

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '' } = request
    const body = await text(request)
    const party = parties.find(([start]) => url.startsWith(start))?.[1]
    response.setHeader('access-control-allow-origin', '*')
    // Another process may still use an earlier server at this port.
    if (party === undefined) {
      response.writeHead(404).end()
      return
    }
    this.requests.push(url)
    if (this.status[party] === 'down') {
      response.destroy()
    } else if (this.status[party] === 'up') {
      this.#answerOf(party, response, body)
    } else {
      this.#hanging.push(() => this.#answerOf(party, response, body))
    }
  }

  /** Responds to the hanging requests. */
  respondLate(): void {
    for (const answer of this.#hanging.splice(0)) {
      answer()
    }
  }

  reset(): void {
    Object.assign(this.status, { tagManager: 'up', chat: 'up', errorReports: 'up' })
    this.#hanging.length = 0
    this.requests.length = 0
    this.reports.length = 0
    this.envelopes.length = 0
  }

  requestsTo(party: Party): string[] {
    return this.requests.filter((url) => parties.some(([start, to]) => to === party && url.startsWith(start)))
  }

  /** The settings of a site with all of them. */
  get settings() {
    return {
      TAG_MANAGER_ID: 'GTM-TEST',
      TAG_MANAGER_SCRIPT_URL: `http://${this.host}/gtm.js`,
      CHAT_SCRIPT_URL: `http://${this.host}/chat.js`,
      ...this.errorReportSettings,
    }
  }

  get errorReportSettings() {
    return { ERROR_REPORT_DSN: `http://publickey@${this.host}/42` }
  }

  #answerOf(party: Party, response: ServerResponse, body: string): void {
    if (party === 'errorReports') {
      this.envelopes.push(body)
      this.reports.push(...reportsIn(body))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    } else {
      const script = party === 'chat' ? CHAT_SCRIPT : TAG_MANAGER_SCRIPT
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    }
  }
}

/** The fields of a report that the tests read. */
export interface Report {
  readonly release: string
  readonly tags: Readonly<Record<string, string>>
  readonly request: { readonly url: string }
  readonly breadcrumbs: readonly { readonly message: string }[]
  readonly exception: {
    readonly values: readonly { readonly value: string }[]
  }
}

/** An envelope has JSON lines: its own header, then a header and a body per item. */
function reportsIn(envelope: string): Report[] {
  return envelope
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))
    .filter(isReport)
}

function isReport(line: unknown): line is Report {
  return typeof line === 'object' && line !== null && 'exception' in line
}
