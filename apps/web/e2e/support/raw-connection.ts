import { connect } from 'node:net'

const ENDS_WITHIN_MS = 15_000

/** What a server says to bytes, written as they are, until it ends the connection or says nothing for long. */
export function sayTo(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'))
    socket.setTimeout(ENDS_WITHIN_MS, () => socket.destroy())
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    // A server that has seen enough may not even read the rest.
    socket.on('error', () => {})
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  })
}
