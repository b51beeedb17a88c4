import { Readable, Writable } from 'node:stream'

const gatheredBytes = 65_536

/**
 * The part of pg's connection that COPY needs and its types leave out.
 *
 * @typedef {object} CopyConnection
 * @property {(chunk: Buffer) => void} sendCopyFromChunk
 * @property {() => void} endCopyFrom
 * @property {(reason: string) => void} sendCopyFail
 */

/** What `COPY … TO STDOUT` sends, to be given to `client.query`. */
export class CopyOut extends Readable {
  #sql
  /** @type {import('node:stream').Duplex | undefined} */
  #socket
  /** Rows come one a message: a stream of such crumbs would cost more than the rows. */
  #gathered = Buffer.allocUnsafe(gatheredBytes)
  #used = 0

  /** @param {string} sql */
  constructor(sql) {
    super({ highWaterMark: 4 * gatheredBytes })
    this.#sql = sql
  }

  /** @param {import('pg').Connection} connection */
  submit(connection) {
    this.#socket = connection.stream
    connection.query(this.#sql)
  }

  /** @param {{ chunk: Buffer }} message */
  handleCopyData({ chunk }) {
    if (chunk.length > gatheredBytes - this.#used) this.#handOver()
    if (chunk.length > gatheredBytes) {
      this.#pushOrPause(Buffer.from(chunk))
      return
    }
    // The message lies in a buffer that the connection uses again.
    chunk.copy(this.#gathered, this.#used)
    this.#used += chunk.length
  }

  handleCommandComplete() {
    this.#handOver()
  }

  handleReadyForQuery() {
    this.push(null)
  }

  /** @param {Error} error */
  handleError(error) {
    this.destroy(error)
  }

  /** @override */
  _read() {
    this.#socket?.resume()
  }

  /**
   * @param {Error | null} error
   * @param {(error: Error | null) => void} callback
   * @override
   */
  _destroy(error, callback) {
    // Given up in the middle, the rest would be waited for without end.
    if (!this.readableEnded) this.#socket?.destroy()
    callback(error)
  }

  #handOver() {
    if (this.#used === 0) return
    this.#pushOrPause(this.#gathered.subarray(0, this.#used))
    this.#gathered = Buffer.allocUnsafe(gatheredBytes)
    this.#used = 0
  }

  /** @param {Buffer} bytes */
  #pushOrPause(bytes) {
    if (!this.push(bytes)) this.#socket?.pause()
  }
}

/** What `COPY … FROM STDIN` takes, to be given to `client.query`; it finishes when the rows are in the table. */
export class CopyIn extends Writable {
  #sql
  /** @type {import('node:stream').Duplex | undefined} */
  #socket
  /** @type {CopyConnection | undefined} */
  #connection
  /** @type {() => void} */
  #afterReady = () => {}
  /** @type {(error?: Error | null) => void} */
  #afterEnd = () => {}

  /** @param {string} sql */
  constructor(sql) {
    super({ highWaterMark: 4 * gatheredBytes })
    this.#sql = sql
  }

  /** @param {import('pg').Connection} connection */
  submit(connection) {
    this.#socket = connection.stream
    connection.query(this.#sql)
  }

  /** @param {CopyConnection} connection */
  handleCopyInResponse(connection) {
    this.#connection = connection
    this.#afterReady()
  }

  handleCommandComplete() {}

  handleReadyForQuery() {
    this.#afterEnd()
  }

  /** @param {Error} error */
  handleError(error) {
    this.#connection = undefined
    this.destroy(error)
  }

  /**
   * @param {Buffer} chunk
   * @param {string} _encoding
   * @param {(error?: Error | null) => void} callback
   * @override
   */
  _write(chunk, _encoding, callback) {
    this.#whenReady((connection) => {
      connection.sendCopyFromChunk(chunk)
      if (this.#socket?.writableNeedDrain) this.#socket.once('drain', callback)
      else callback()
    })
  }

  /** @param {(error?: Error | null) => void} callback @override */
  _final(callback) {
    this.#afterEnd = callback
    this.#whenReady((connection) => connection.endCopyFrom())
  }

  /**
   * @param {Error | null} error
   * @param {(error: Error | null) => void} callback
   * @override
   */
  _destroy(error, callback) {
    if (error !== null) this.#connection?.sendCopyFail(error.message)
    callback(error)
  }

  /** @param {(connection: CopyConnection) => void} act */
  #whenReady(act) {
    const actNow = () => {
      if (this.#connection) act(this.#connection)
    }
    if (this.#connection) actNow()
    else this.#afterReady = actNow
  }
}
