import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../places.mjs'
import { replaced, withServers } from './cluster-nginx.mjs'

const inside = readFileSync(join(root, 'deploy', 'nginx', 'brokerage-internal.conf'), 'utf8')

describe('withServers', () => {
  it('keeps all that is deployed but the addresses, and marks who is drained', () => {
    const adapted = withServers(inside, 'brokerage_market', [{ port: 1 }, { port: 2, isDrained: true }])
    expect(adapted).toContain('server 127.0.0.1:2 max_fails=2 fail_timeout=2s down;')
    expect(adapted).toContain('server 127.0.0.1:1 max_fails=0 backup;')
    const back = adapted
      .replaceAll('127.0.0.1:1 ', '127.0.0.1:3102 ')
      .replaceAll('127.0.0.1:2 ', '127.0.0.1:3112 ')
      .replaceAll(' down;', ';')
    expect(back).toBe(inside)
  })

  it('refuses a file without that upstream', () => {
    expect(() => withServers(inside, 'brokerage_web', [{ port: 1 }])).toThrow('no upstream brokerage_web')
  })
})

it('refuses to replace what is not there', () => {
  expect(() => replaced(inside, '127.0.0.1:3003', '')).toThrow('no "127.0.0.1:3003"')
})
