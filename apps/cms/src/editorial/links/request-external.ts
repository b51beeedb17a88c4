import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { setTimeout as delay } from 'node:timers/promises'
import { isPublicAddress } from '@site/operations/public-address.ts'
import { environment } from '#cms/base/environment/environment.ts'

const maxRedirects = 5
const headers = { 'user-agent': `LinkCheck/1.0 (+${environment.SITE_URL})`, accept: '*/*' }

/** The network access, which tests replace. */
export const internet = {
  /** Minimum time between two requests to one host. */
  pauseMs: 5_000,
  timeoutMs: 10_000,
  resolve: (host: string) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
}

/** Requests external links at a polite rate, and only from public addresses (SSRF protection). */
export class LinkRequester {
  readonly #network: typeof internet
  /** When each host may be requested next. */
  readonly #nextByHost = new Map<string, number>()

  constructor(network: typeof internet) {
    this.#network = network
  }

  /** The status after redirects; null without a response. */
  async fetchStatus(address: string): Promise<number | null> {
    try {
      const status = await this.#follow(new URL(address), 'HEAD')
      // Some servers reject HEAD or implement it wrongly.
      return status >= 400 ? await this.#follow(new URL(address), 'GET') : status
    } catch {
      return null
    }
  }

  async #follow(url: URL, method: 'HEAD' | 'GET', redirects = maxRedirects): Promise<number> {
    await this.#pause(url.hostname)
    const { statusCode = 0, headers: received } = await this.#request(url, method)
    if (received.location === undefined || statusCode < 300 || statusCode >= 400) return statusCode
    if (redirects === 0) throw new Error('Too many redirects')
    return this.#follow(new URL(received.location, url), method, redirects - 1)
  }

  async #pause(host: string): Promise<void> {
    const now = performance.now()
    const start = Math.max(now, this.#nextByHost.get(host) ?? 0)
    this.#nextByHost.set(host, start + this.#network.pauseMs)
    await delay(start - now)
  }

  async #request(url: URL, method: 'HEAD' | 'GET'): Promise<IncomingMessage> {
    const { isAllowed, resolve, timeoutMs } = this.#network
    const signal = AbortSignal.timeout(timeoutMs)
    const addresses = await resolve(url.hostname.replace(/^\[|\]$/g, ''))
    const [first] = addresses
    const isPublic = addresses.every(({ address }) => isAllowed(address))
    if (!first || !isPublic || !/^https?:$/.test(url.protocol)) throw new Error('The URL is not public')
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const response = await new Promise<IncomingMessage>((received, failed) => {
      // Connects to the checked addresses: a second lookup could return others.
      const request = send(url, {
        method,
        headers,
        signal,
        agent: false,
        lookup: (_host, { all }, done) =>
          all ? done(null, addresses) : done(null, first.address, first.family),
      })
      request.on('response', received).on('error', failed).end()
    })
    response.destroy()
    return response
  }
}
