import { once } from 'node:events'
import { connect } from 'node:net'
import { workerData } from 'node:worker_threads'

/** Opens connections from a thread of its own and says when the system has taken all of them. */
const { port, count }: { port: number; count: number } = workerData
const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => {}))
await Promise.all(sockets.map((socket) => once(socket, 'connect')))
const opened = new Int32Array(workerData.opened)
Atomics.store(opened, 0, 1)
Atomics.notify(opened, 0)
