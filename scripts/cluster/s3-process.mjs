import { parseArgs } from 'node:util'
import { startS3Server } from './s3-server.mjs'

// The storage as a process of its own, for the cluster on one machine.
const { values } = parseArgs({
  options: { port: { type: 'string' }, folder: { type: 'string' }, bucket: { type: 'string' } },
})
const { port = '0', folder = '', bucket = '' } = values
const server = await startS3Server({ port: Number(port), folder, bucket })
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => void server.stop().then(() => process.exit(0)))
}
