import { connect } from 'node:net'

const deadlineMs = 10_000
const lookEveryMs = 100
/** What has come is read before anything else comes: one buffer does for all connections. */
const room = Buffer.allocUnsafe(256 * 1024)

/**
 * @typedef {import('../scripts/bench/arrivals.mjs').Arrival} Arrival
 * @typedef {{ address: string, dueAt: number, sentAt: number, giveUpAt: number, resolve: (arrival: Arrival) => void }} Visit
 */

/**
 * Asks for pages over kept connections and reads of the answers only what is counted. A fifth of what `node:http` takes of a
 * processor: the sender shares the machine with what it measures.
 */
export class Visits {
  /** @param {URL} url @param {number} mostConnections */
  constructor(url, mostConnections) {
    this.url = url
    this.mostConnections = mostConnections
    /** @type {Connection[]} */
    this.idle = []
    /** @type {Set<Connection>} */
    this.open = new Set()
    /** In the order of their coming, from `nextWaiting` on. @type {Visit[]} */
    this.waiting = []
    this.nextWaiting = 0
    this.timer = setInterval(() => this.giveUp(performance.now()), lookEveryMs)
  }

  /**
   * @param {string} address
   * @param {number} dueAt by this process's clock
   * @returns {Promise<Arrival>}
   */
  ask(address, dueAt) {
    const sentAt = performance.now()
    return new Promise((resolve) => {
      this.send({ address, dueAt, sentAt, giveUpAt: sentAt + deadlineMs, resolve })
    })
  }

  /** @param {Visit} visit */
  send(visit) {
    const connection =
      this.idle.pop() ?? (this.open.size < this.mostConnections ? new Connection(this) : undefined)
    if (connection === undefined) this.waiting.push(visit)
    else connection.send(visit)
  }

  /** @param {Connection} connection */
  isFree(connection) {
    const next = this.takeWaiting()
    if (next === undefined) this.idle.push(connection)
    else connection.send(next)
  }

  /** @param {Connection} connection */
  isGone(connection) {
    this.open.delete(connection)
    const place = this.idle.indexOf(connection)
    if (place >= 0) this.idle.splice(place, 1)
    const next = this.takeWaiting()
    if (next !== undefined) this.send(next)
  }

  takeWaiting() {
    const next = this.waiting[this.nextWaiting]
    if (next !== undefined) this.nextWaiting += 1
    return next
  }

  /** @param {number} now */
  giveUp(now) {
    const waiting = this.waiting.slice(this.nextWaiting)
    this.waiting = waiting.filter(({ giveUpAt }) => giveUpAt > now)
    this.nextWaiting = 0
    for (const visit of waiting) {
      if (visit.giveUpAt <= now) settle(visit, 'failed', 'no answer in time')
    }
    for (const connection of this.open) {
      if (connection.visit !== null && connection.visit.giveUpAt <= now) connection.fail('no answer in time')
    }
  }

  end() {
    clearInterval(this.timer)
    for (const { socket } of this.open) socket.destroy()
  }
}

/** One answer after the other. */
class Connection {
  /** @param {Visits} visits */
  constructor(visits) {
    this.visits = visits
    visits.open.add(this)
    /** @type {Visit | null} */
    this.visit = null
    this.isReused = false
    /** @type {Buffer | null} the head of the answer as far as it has come */
    this.head = null
    /** @type {{ left: number, answer: Arrival['answer'], fault?: string, isLast: boolean } | null} */
    this.body = null
    const { hostname, port } = visits.url
    const callback = (/** @type {number} */ length, /** @type {Uint8Array} */ bytes) => {
      this.read(Buffer.from(bytes.buffer, bytes.byteOffset, length))
      return true
    }
    this.socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: { buffer: room, callback },
    })
    this.socket.on('error', (error) => this.fail(`read ${'code' in error ? error.code : error.message}`))
    this.socket.on('close', () => this.fail('socket hang up'))
  }

  /** @param {Visit} visit */
  send(visit) {
    this.visit = visit
    this.socket.write(
      `GET ${visit.address} HTTP/1.1\r\nHost: ${this.visits.url.host}\r\nAccept-Encoding: br\r\n\r\n`,
      'latin1',
    )
  }

  /** @param {Buffer} chunk */
  read(chunk) {
    let rest = chunk
    if (this.body === null) {
      const head = this.head === null ? chunk : Buffer.concat([this.head, chunk])
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) {
        this.head = Buffer.from(head)
        return
      }
      this.head = null
      this.body = bodyAfter(head.latin1Slice(0, end + 2))
      rest = head.subarray(end + 4)
    }
    this.body.left -= rest.length
    if (this.body.left <= 0) this.finish(this.body)
  }

  /** @param {NonNullable<Connection['body']>} body */
  finish({ answer, fault, isLast }) {
    const { visit } = this
    this.visit = null
    this.body = null
    this.isReused = true
    if (visit !== null) settle(visit, answer, fault)
    if (isLast) this.socket.destroy()
    else this.visits.isFree(this)
  }

  /** @param {string} reason */
  fail(reason) {
    if (!this.visits.open.has(this)) return
    const { visit } = this
    // The site has just ended a connection that was idle; browsers ask once more over a new one, too.
    const isAskedAgain =
      this.isReused && this.head === null && this.body === null && reason !== 'no answer in time'
    this.visit = null
    this.visits.isGone(this)
    this.socket.destroy()
    if (visit === null) return
    if (isAskedAgain) this.visits.send(visit)
    else settle(visit, 'failed', reason)
  }
}

const lengthHeader = /\r\ncontent-length: ?(\d+)\r\n/i
const lastHeader = /\r\nconnection: ?close\r\n/i
const hitHeader = /\r\ncache-status: ?site; hit/i
const retryHeader = /\r\nretry-after:/i

/** @param {string} head with the last line's end */
function bodyAfter(head) {
  const status = head.slice(9, 12)
  const length = lengthHeader.exec(head)?.[1]
  // Every answer of the site tells its length; anything else would be counted wrongly.
  const isReadable = head.startsWith('HTTP/1.1 ') && length !== undefined
  const isLast = lastHeader.test(head) || !isReadable
  const left = isReadable ? Number(length) : 0
  if (!isReadable)
    return { left, answer: /** @type {const} */ ('failed'), fault: 'an answer without its length', isLast }
  if (status === '200') {
    const isKept = hitHeader.test(head)
    return { left, answer: isKept ? /** @type {const} */ ('kept') : /** @type {const} */ ('made'), isLast }
  }
  const fault = `${status}${retryHeader.test(head) ? ' with Retry-After' : ''}`
  return { left, answer: /** @type {const} */ ('failed'), fault, isLast }
}

/**
 * @param {Visit} visit
 * @param {Arrival['answer']} answer
 * @param {string} [fault]
 */
function settle({ resolve, dueAt, sentAt }, answer, fault) {
  const latencyMs = performance.now() - dueAt
  resolve({ answer, latencyMs, sentLateMs: sentAt - dueAt, ...(fault === undefined ? {} : { fault }) })
}
