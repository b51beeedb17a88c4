import { describe, expect, it } from 'vitest'
import { adminOrigins, environment } from '#cms/base/environment/environment.ts'
import { isForeign } from './foreign-requests.ts'

const [own = ''] = adminOrigins(environment)

describe('isForeign', () => {
  it.each([
    { name: 'no browser', headers: {} },
    { name: 'a page of the admin', headers: { origin: own, 'sec-fetch-site': 'same-origin' } },
    { name: 'an older browser on a page of the admin', headers: { origin: own } },
    { name: 'a page of the admin that reads', headers: { 'sec-fetch-site': 'same-origin' } },
    { name: 'an address that was typed', headers: { 'sec-fetch-site': 'none' } },
  ])('is false for $name', ({ headers }) => {
    expect(isForeign(new Headers({ ...headers }))).toBe(false)
  })

  it.each([
    { name: 'another site', headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } },
    { name: 'another site in an older browser', headers: { origin: 'https://evil.example' } },
    {
      name: 'another origin with a Sec-Fetch-Site of same-origin',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    },
    { name: 'a sandboxed frame', headers: { origin: 'null', 'sec-fetch-site': 'cross-site' } },
    {
      name: 'the same host on another port',
      headers: { origin: own.replace(/\d+$/, '3999'), 'sec-fetch-site': 'same-site' },
    },
    { name: 'a host that begins alike', headers: { origin: `${own}.evil.example` } },
    { name: 'an origin with a path', headers: { origin: `${own}/` } },
    { name: 'an empty origin', headers: { origin: '' } },
    { name: 'two origins', headers: { origin: `${own}, https://evil.example` } },
    { name: 'reading by another site', headers: { 'sec-fetch-site': 'cross-site' } },
    { name: 'reading by another host of the site', headers: { 'sec-fetch-site': 'same-site' } },
    { name: 'a value that no browser has', headers: { 'sec-fetch-site': 'x' } },
  ])('is true for $name', ({ headers }) => {
    expect(isForeign(new Headers({ ...headers }))).toBe(true)
  })
})
