import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { testSite } from '../test-site.ts'
import { WebNode } from '../web-node.ts'

/** More than are made at once, and fewer than a node makes in the seconds that a stop may take. */
const VISITORS = 60

test.describe.configure({ timeout: 60_000 })

test('a node that is told to stop answers all who have asked, and nobody new', async () => {
  const { cmsUrl, marketUrl } = testSite()
  const node = await WebNode.start({ contentUrl: cmsUrl, marketUrl })
  const { host, hostname, port } = new URL(node.url)
  const sockets: Socket[] = []
  for (let number = 0; number < VISITORS; number += 1) {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    sockets.push(socket)
  }
  const answers = sockets.map((socket, number) => {
    const path = pathTo('searchResult', 'id', undefined, { q: `saham ${number}` })
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    return text(socket)
  })
  const first = await Promise.race(answers)
  const stopped = node.stop()
  expect(first).toContain('HTTP/1.1 200')
  for (const answer of await Promise.all(answers)) {
    expect(answer.slice(0, 12)).toBe('HTTP/1.1 200')
    expect(answer).toContain('</html>')
  }
  await stopped
  await expect(fetch(node.url)).rejects.toThrow()
})
