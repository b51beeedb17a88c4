import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { freePort } from '../session/ports.mjs'
import { entrancePorts, nginxForTests, startDeployedNginx } from './deployed-nginx.mjs'

/** @type {import('node:http').RequestListener} */
const page = (_incoming, response) => response.end('page')

/** A web node, or a service behind it, that answers as the test says. */
class AnsweringNode {
  answer = page
  /** @type {string[]} */
  asked = []
  #server = createServer((incoming, response) => {
    this.asked.push(`${incoming.method} ${incoming.url}`)
    this.answer(incoming, response)
  })

  /** @param {number} port */
  constructor(port) {
    this.port = port
  }

  async startAnew() {
    await this.stop()
    this.answer = page
    this.asked = []
    this.#server.listen(this.port, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  async stop() {
    if (!this.#server.listening) return
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}

/** For one file of tests: the nginx of deploy/nginx, with two nodes behind it that each test finds anew. */
export async function nginxGround() {
  const { family, folder, nginx } = await nginxForTests()
  const ports = await entrancePorts()
  /** @type {[AnsweringNode, AnsweringNode]} */
  const nodes = [new AnsweringNode(await freePort()), new AnsweringNode(await freePort())]

  beforeAll(async () => {
    if (nginx === null) return
    await startDeployedNginx(nginx, { folder, family, ports, behind: [nodes[0].port, nodes[1].port] })
  })
  beforeEach(async () => {
    for (const node of nodes) await node.startAnew()
  })
  afterAll(async () => {
    for (const node of nodes) await node.stop()
  })

  /**
   * A question through nginx: `fetch` sends neither every header nor a body that is refused half-way.
   *
   * @param {string} path
   * @param {import('node:http').RequestOptions & { body?: string, entrance?: number }} [options]
   * @returns {Promise<{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders, body: string }>}
   */
  function ask(path, { body, entrance = ports.front, ...options } = {}) {
    return new Promise((resolve, reject) => {
      const asked = request(
        { port: entrance, host: '127.0.0.1', path, agent: false, ...options },
        (answer) => {
          text(answer).then(
            (all) => resolve({ status: answer.statusCode, headers: answer.headers, body: all }),
            reject,
          )
        },
      )
      asked.on('error', reject)
      asked.end(body)
    })
  }

  /**
   * Until nginx leaves neither node out any more for what it failed at in an earlier test.
   *
   * @param {string} path
   * @param {number} entrance
   */
  async function untilBothAreAsked(path, entrance) {
    await expect
      .poll(
        async () => {
          await ask(path, { entrance })
          return nodes.every(({ asked }) => asked.length > 0)
        },
        { timeout: 8_000 },
      )
      .toBe(true)
    for (const node of nodes) node.asked = []
  }

  /**
   * Asks twelve times at once while the first node hangs, and then, one after the other, twelve times more.
   *
   * @param {string} path
   * @param {{ entrance: number, after: () => Promise<unknown> }} options
   * @returns the first answers, and how often the one that hangs was asked
   */
  async function askWhileOneHangs(path, { entrance, after }) {
    await untilBothAreAsked(path, entrance)
    nodes[0].answer = () => {}
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(path, { entrance })))
    const askedAtOnce = nodes[0].asked.length
    for (let time = 0; time < 12; time += 1) await after()
    return { answers, askedAtOnce, askedAfter: nodes[0].asked.length - askedAtOnce }
  }

  /**
   * Asks twenty times at once for what no node answers before all have come to it: in line they never would.
   *
   * @param {string} path
   * @param {{ entrance: number, cacheControl: string }} options
   * @returns how many came at once, and what was answered
   */
  async function askForSlow(path, { entrance, cacheControl }) {
    await untilBothAreAsked('/id', ports.front)
    let underWay = 0
    let most = 0
    /** @type {PromiseWithResolvers<void>} */
    const allCame = Promise.withResolvers()
    for (const node of nodes) {
      node.answer = async (_incoming, response) => {
        underWay += 1
        most = Math.max(most, underWay)
        if (underWay === 20) allCame.resolve()
        await Promise.race([allCame.promise, delay(2_000)])
        underWay -= 1
        response.writeHead(200, { 'cache-control': cacheControl }).end('slow')
      }
    }
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(path, { entrance })))
    return { most, bodies: answers.map(({ body }) => body) }
  }

  /**
   * Asks as a visitor who says that they are somebody else.
   *
   * @param {string} path
   * @param {number} entrance
   * @returns {Promise<import('node:http').IncomingHttpHeaders>} what a node is told
   */
  async function askAsAnother(path, entrance) {
    /** @type {PromiseWithResolvers<import('node:http').IncomingHttpHeaders>} */
    const told = Promise.withResolvers()
    for (const node of nodes) {
      node.answer = ({ headers }, response) => {
        told.resolve(headers)
        response.end('page')
      }
    }
    await ask(path, {
      entrance,
      headers: {
        host: 'www.brokerage.example',
        'x-forwarded-for': '203.0.113.9',
        'x-request-id': 'chosen-by-a-visitor',
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      },
    })
    return told.promise
  }

  return {
    family,
    folder,
    nginx,
    ports,
    nodes,
    ask,
    untilBothAreAsked,
    askWhileOneHangs,
    askForSlow,
    askAsAnother,
  }
}
