import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { useImports } from './import/import-files.fixture.ts'
import { vendorServer } from './vendors/vendor-server.fixture.ts'

const program = fileURLToPath(new URL('pull-cli.ts', import.meta.url))
const server = vendorServer()
const imports = useImports()

async function run(settings: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: imports.connectionString, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[code], out, error] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, out, error }
}

describe('the pull command', () => {
  const settings = () => ({
    MARKET_VENDOR: 'eodhd',
    MARKET_VENDOR_KEY: 'key-of-the-test',
    MARKET_VENDOR_CALLS_PER_DAY: '1000',
    MARKET_VENDOR_URL: server.url,
  })

  it('pulls once and reports what it did', async () => {
    const bar = { date: '2026-11-17', open: 4120, high: 4120, low: 4120, close: 4120, volume: 100 }
    server.json('/eod/BQNS.JK', [bar])
    const { code, out, error } = await run(settings(), '--since', '2026-11-16')
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(out).toContain('History of 2 companies, 1 bars.\n')
    expect(server.requests).toContainEqual(expect.stringMatching(/^\/eod\/BQNS\.JK\?from=2026-11-16&to=/))
  })

  it('fails if the vendor rejects the key, without printing it', async () => {
    server.respond('/eod/JKSE.INDX', (_, response) => response.writeHead(401).end('Unauthenticated'))
    const { code, out } = await run(settings())
    expect(code).toBe(1)
    expect(out).toBe(
      'EODHD rejects the request: 401 “Unauthenticated” for /eod/JKSE.INDX. Check MARKET_VENDOR_KEY and your plan. What was pulled before is imported.\n',
    )
  })

  it('names missing settings and wrong arguments', async () => {
    expect(await run({ ...settings(), MARKET_VENDOR_CALLS_PER_DAY: '' })).toEqual({
      code: 1,
      out: '',
      error: 'MARKET_VENDOR_CALLS_PER_DAY is missing.\n',
    })
    expect(await run(settings(), '--since', 'May')).toMatchObject({ code: 2 })
  })
})
