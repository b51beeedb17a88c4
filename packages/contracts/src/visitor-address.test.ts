import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { toClientNetwork, toCustomerNetwork, visitorAddress } from './visitor-address.ts'

/** The visitor address that a server behind `trustedProxies` proxies determines. */
async function addressSeen(trustedProxies: number, forwarded?: string): Promise<string> {
  const server = createServer((request, response) => response.end(visitorAddress(request, trustedProxies)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  try {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    return await (await fetch(`http://127.0.0.1:${port}/`, { headers })).text()
  } finally {
    server.close()
  }
}

describe('visitorAddress', () => {
  it.each([
    { name: 'without proxies, despite a forged header', proxies: 0, forwarded: '198.51.100.9' },
    { name: 'if the proxy adds nothing', proxies: 1, forwarded: undefined },
    { name: 'if the header has too few entries', proxies: 2, forwarded: '198.51.100.9' },
    { name: 'if the entry is not an address', proxies: 1, forwarded: 'unknown host' },
    { name: 'if the entry only resembles an address', proxies: 1, forwarded: '999.1.1.1' },
    { name: 'if only the port is valid', proxies: 1, forwarded: '1.2.3:5678' },
    { name: 'if the brackets contain no address', proxies: 1, forwarded: '[::g]:443' },
  ])('returns the address of the connection $name', async ({ proxies, forwarded }) => {
    expect(await addressSeen(proxies, forwarded)).toBe('127.0.0.1')
  })

  it.each([
    { proxies: 1, forwarded: '203.0.113.7', expected: '203.0.113.7' },
    { proxies: 1, forwarded: '198.51.100.9, 203.0.113.7', expected: '203.0.113.7' },
    { proxies: 2, forwarded: '198.51.100.9, 203.0.113.7, 10.0.0.1', expected: '203.0.113.7' },
    { proxies: 1, forwarded: '2001:db8::7', expected: '2001:db8::7' },
    { proxies: 1, forwarded: '203.0.113.7:56789', expected: '203.0.113.7' },
    { proxies: 2, forwarded: '198.51.100.9, 203.0.113.7:5678, 10.0.0.1:80', expected: '203.0.113.7' },
    { proxies: 1, forwarded: '[2001:db8::7]:443', expected: '2001:db8::7' },
    { proxies: 1, forwarded: '[2001:db8::7]', expected: '2001:db8::7' },
    // The last part is not a port.
    { proxies: 1, forwarded: '2001:db8::7:443', expected: '2001:db8::7:443' },
  ])(
    'returns the entry of proxy $proxies from the right in "$forwarded"',
    async ({ proxies, forwarded, expected }) => {
      expect(await addressSeen(proxies, forwarded)).toBe(expected)
    },
  )
})

it.each([
  { address: '203.0.113.7', network: '203.0.113.7' },
  { address: '::ffff:203.0.113.7', network: '203.0.113.7' },
  { address: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1:2::/64' },
  { address: '2001:0DB8:0001:0002::1', network: '2001:db8:1:2::/64' },
  { address: '2001:db8::1', network: '2001:db8:0:0::/64' },
  { address: '::1', network: '0:0:0:0::/64' },
  { address: 'fe80::1%eth0', network: 'fe80:0:0:0::/64' },
  { address: 'bukan alamat', network: '' },
  { address: '', network: '' },
])('toClientNetwork returns "$network" for $address', ({ address, network }) => {
  expect(toClientNetwork(address)).toBe(network)
})

it.each([
  { address: '203.0.113.7', network: '203.0.113.7' },
  { address: '2001:db8:1:2::1', network: '2001:db8:1::/48' },
  { address: '2001:db8:1:ffff::1', network: '2001:db8:1::/48' },
  { address: 'bukan alamat', network: '' },
])('toCustomerNetwork returns "$network" for $address', ({ address, network }) => {
  expect(toCustomerNetwork(address)).toBe(network)
})
