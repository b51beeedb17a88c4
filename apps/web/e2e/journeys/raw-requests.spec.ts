import { expect, test } from '@playwright/test'
import { sendRaw } from '../support/raw-connection.ts'
import { testSite } from '../support/test-site.ts'

const { cmsUrl, marketUrl } = testSite()
const servers = [
  { name: 'the site', toUrl: (site: string) => site },
  { name: 'the CMS', toUrl: () => cmsUrl },
  { name: 'the market service', toUrl: () => marketUrl },
]

const chunked = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'
const lengths = (...values: string[]) =>
  `POST / HTTP/1.1\r\nHost: a\r\n${values.map((value) => `Content-Length: ${value}\r\n`).join('')}\r\nhello`
const codings = (...lines: string[]) =>
  `POST / HTTP/1.1\r\nHost: a\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n0\r\n\r\n`

/**
 * Requests that two servers in a row may parse differently (request smuggling). Each is followed by a second request,
 * which gets a response only if the first one is misparsed.
 */
const ambiguous = {
  'a length beside chunks': codings('Content-Length: 6', 'Transfer-Encoding: chunked'),
  'chunks beside a length': codings('Transfer-Encoding: chunked', 'Content-Length: 6'),
  'two lengths': lengths('5', '6'),
  'the same length twice': lengths('5', '5'),
  'a list of lengths': lengths('5, 5'),
  'a signed length': lengths('+5'),
  'a negative length': lengths('-1'),
  'a hexadecimal length': lengths('0x5'),
  'a length beyond all numbers': lengths('99999999999999999999'),
  'a coding that is nearly chunked': codings('Transfer-Encoding: xchunked'),
  'chunked, and then something else': codings('Transfer-Encoding: chunked, identity'),
  'chunked twice': codings('Transfer-Encoding: chunked', 'Transfer-Encoding: chunked'),
  'identity beside a length': codings('Transfer-Encoding: identity', 'Content-Length: 5'),
  'a space before the colon': codings('Transfer-Encoding : chunked'),
  'a folded coding': codings('Transfer-Encoding:\r\n chunked'),
  'a folded header': 'GET / HTTP/1.1\r\nHost: a\r\nX-A: one\r\n two\r\n\r\n',
  'a header that begins with a space': 'GET / HTTP/1.1\r\n Host: a\r\n\r\n',
  'bare line feeds': 'GET / HTTP/1.1\nHost: a\n\n',
  'one bare line feed': 'GET / HTTP/1.1\r\nHost: a\nX: y\r\n\r\n',
  'a bare carriage return': 'GET / HTTP/1.1\r\nHost: a\rX: y\r\n\r\n',
  'a zero byte': 'GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n',
  'two hosts': 'GET / HTTP/1.1\r\nHost: a\r\nHOST: a\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'a chunk extension of 20 kB': `${chunked}1;${'a'.repeat(20_000)}\r\nx\r\n0\r\n\r\n`,
  'a line feed in a chunk extension': `${chunked}2;\nxx\r\nab\r\n0\r\n\r\n`,
  'a chunk beyond all numbers': `${chunked}fffffffffffffffff\r\nx\r\n0\r\n\r\n`,
  'a chunk with 0x': `${chunked}0x1\r\nx\r\n0\r\n\r\n`,
  'a chunk that is longer than it says': `${chunked}1\r\nxyz\r\n0\r\n\r\n`,
  'chunks with bare line feeds': `${chunked}1\nx\n0\n\n`,
  'a space in the method': 'GE T / HTTP/1.1\r\nHost: a\r\n\r\n',
  'a space in the address': 'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n',
  'the beginning of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a version that there is not': 'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'a header of 20 kB': `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
}
const second = 'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'

for (const { name, toUrl } of servers) {
  test(`${name} rejects ambiguous requests and closes the connection`, async ({ baseURL }) => {
    const url = toUrl(baseURL ?? '')
    const answers = await Promise.all(
      Object.entries(ambiguous).map(async ([what, bytes]) => {
        const answer = await sendRaw(url, bytes + second)
        return [what, (answer.match(/^HTTP\/1\.1 \d{3}/gm) ?? ['no answer']).join(', ')]
      }),
    )
    // A body error may be detected after the rejection; the second request never gets a response.
    const accepted = answers.filter(
      ([, statuses]) => !/^HTTP\/1\.1 4\d\d(, HTTP\/1\.1 400)?$/.test(statuses ?? ''),
    )
    expect(accepted).toEqual([])
  })

  test(`${name} opens no tunnel and no upgrade`, async ({ baseURL }) => {
    const url = toUrl(baseURL ?? '')
    expect(await sendRaw(url, 'CONNECT 127.0.0.1:5432 HTTP/1.1\r\nHost: a\r\n\r\n')).not.toContain(' 200 ')
    const upgrade = 'Connection: Upgrade, close\r\nUpgrade: h2c\r\n'
    expect(await sendRaw(url, `GET /healthz HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n`)).not.toContain(' 101 ')
  })
}
