import { execFileSync } from 'node:child_process'
import { connectionLimits, serverLimits, uploadTimeoutMs } from '@site/contracts/server-limits.ts'
import { describe, expect, it } from 'vitest'

/** As Next does it: a server without a setting that listens. */
const program = `
  const server = require('node:http').createServer(() => {}).listen(0, '127.0.0.1', () => {
    const { headersTimeout, requestTimeout, connectionsCheckingInterval, maxConnections } = server
    process.stdout.write(JSON.stringify({
      headersTimeout, requestTimeout, connectionsCheckingInterval, maxConnections,
      maxHeaderSize: require('node:http').maxHeaderSize,
    }))
    server.close()
  })`

describe('the limits of the content service', () => {
  it('are those of the server that Next makes', () => {
    const flags = ['--import', './src/http-limits.ts', '--eval', program]
    const said = execFileSync(process.execPath, flags, {
      cwd: new URL('..', import.meta.url),
      encoding: 'utf8',
    })
    expect(JSON.parse(said)).toEqual({
      headersTimeout: serverLimits.headersTimeout,
      requestTimeout: uploadTimeoutMs,
      connectionsCheckingInterval: serverLimits.connectionsCheckingInterval,
      maxHeaderSize: serverLimits.maxHeaderSize,
      ...connectionLimits,
    })
  })
})
