import type * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  EnvironmentError,
  readEnvironment,
  ServerEnvironmentSchema,
  VendorEnvironmentSchema,
} from './environment.ts'

const right = {
  DATABASE_URL: 'postgresql://site:secret@127.0.0.1:5432/market',
  STOCK_API_KEY: 'x'.repeat(32),
}
const listErrors = (source: Record<string, string>, schema: v.GenericSchema = ServerEnvironmentSchema) => {
  try {
    readEnvironment(schema, source)
  } catch (error) {
    return error instanceof EnvironmentError ? error.message.split('\n') : [String(error)]
  }
  return []
}

describe('the environment', () => {
  it('treats an empty setting as missing', () => {
    const without = readEnvironment(ServerEnvironmentSchema, right)
    const names = [...Object.keys(without), 'SITE_URL', 'NODE_ENV']
    expect(names.length).toBeGreaterThan(10)
    const empty = Object.fromEntries(names.map((name) => [name, '']))
    expect(readEnvironment(ServerEnvironmentSchema, { ...empty, ...right })).toEqual(without)
    expect(listErrors({ ...right, STOCK_API_KEY: '' })).toEqual(['STOCK_API_KEY is missing.'])
  })

  it('reports every validation error', () => {
    expect(listErrors({})).toEqual(['DATABASE_URL is missing.', 'STOCK_API_KEY is missing.'])
    expect(listErrors({ ...right, MARKET_PORT: '70000', LOG_LEVEL: 'loud', SITE_URL: 'notaurl' })).toEqual([
      'MARKET_PORT must be at most 65535.',
      'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace.',
      'SITE_URL must be an absolute URL.',
    ])
  })

  it('rejects a published key on a public site', () => {
    const visited = { ...right, NODE_ENV: 'production', SITE_URL: 'https://www.sekuritas.co.id' }
    expect(listErrors(visited)).toEqual([
      'STOCK_API_KEY is an example value: make one with `openssl rand -hex 32`.',
    ])
    expect(listErrors({ ...visited, SITE_URL: 'http://localhost:3000' })).toEqual([])
    expect(listErrors({ ...visited, STOCK_API_KEY: 'q0Zr7bT2mXw9LdKc4VnE8sHy1JfGu5Pa' })).toEqual([])
  })

  it('never prints a secret', () => {
    expect(listErrors({ ...right, STOCK_API_KEY: 'hunter2', DATABASE_URL: 'hunter3' }).join()).not.toContain(
      'hunter',
    )
  })

  it('reports what a pull from a vendor lacks', () => {
    expect(listErrors({}, VendorEnvironmentSchema)).toEqual([
      'DATABASE_URL is missing.',
      'MARKET_VENDOR is missing.',
      'MARKET_VENDOR_KEY is missing.',
      'MARKET_VENDOR_CALLS_PER_DAY is missing.',
    ])
  })
})
