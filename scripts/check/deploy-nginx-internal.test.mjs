import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { nginxGround } from '../test/nginx-ground.mjs'

const { family, nginx, ports, nodes, ask, askWhileOneHangs } = await nginxGround()

describe.skipIf(nginx === null)('deploy/nginx between the nodes and the services', () => {
  it.each([
    {
      name: 'content',
      path: '/api/site/page',
      entrance: ports.internal,
      after: () => ask('/api/site/forms', { entrance: ports.internal, method: 'POST', body: 'a=1' }),
    },
    {
      name: 'figures',
      path: '/apids/companies',
      entrance: ports.market,
      after: () => ask('/apids/companies', { entrance: ports.market }),
    },
  ])(
    'asks the other process for $name where one hangs, and then leaves that one out',
    async ({ path, entrance, after }) => {
      const { answers, askedAtOnce, askedAfter } = await askWhileOneHangs(path, { entrance, after })
      for (const { status, body } of answers) expect([status, body]).toEqual([200, 'page'])
      expect(askedAtOnce).toBeGreaterThan(2)
      // Asked again every two seconds, whether it is back: not more often.
      expect(askedAfter).toBeLessThanOrEqual(1)
    },
    30_000,
  )

  it.each([
    { name: 'content', path: '/api/site/page', entrance: ports.internal },
    { name: 'figures', path: '/apids/companies', entrance: ports.market },
  ])('asks the other process for $name where one is stopped in the middle', async ({ path, entrance }) => {
    await nodes[0].stop()
    const stopped = await startCounter(nodes[0].port)
    await expect.poll(async () => (await ask(path, { entrance })).body, { timeout: 8_000 }).toBe('counted')
    const before = await countAt(nodes[0].port)
    stopped.kill('SIGSTOP')
    const readers = Array.from({ length: 12 }, () => ask(path, { entrance }))
    for (const { status, body } of await Promise.all(readers)) expect([status, body]).toEqual([200, 'page'])
    stopped.kill('SIGCONT')
    // What nginx had asked of it lay in its sockets.
    await expect.poll(() => countAt(nodes[0].port)).toBeGreaterThan(before + 2)
    stopped.kill()
    await once(stopped, 'exit')
  })

  it.each([
    {
      name: 'content, or a form',
      entrance: ports.internal,
      slow: '/api/site/home',
      others: [{ path: '/api/site/page' }, { path: '/api/site/forms', method: 'POST', body: 'a=1' }],
    },
    {
      name: 'figures',
      entrance: ports.market,
      slow: '/apids/companies',
      others: [{ path: '/apids/indices' }],
    },
  ])(
    'refuses nobody $name because another address is slow at both',
    async ({ entrance, slow, others }) => {
      for (const node of nodes) {
        node.answer = ({ url }, response) => {
          if (url !== slow) response.end('page')
        }
      }
      const given = await Promise.all(Array.from({ length: 6 }, () => ask(slow, { entrance })))
      expect(new Set(given.map(({ status }) => status))).toEqual(new Set([504]))
      for (const { path, ...sent } of others) {
        const answers = await Promise.all(Array.from({ length: 6 }, () => ask(path, { entrance, ...sent })))
        expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, 'page']))
      }
    },
    30_000,
  )

  it('waits longer for what is sent than for what is read', async () => {
    for (const node of nodes)
      node.answer = (_incoming, response) => setTimeout(() => response.end('late'), 7_000)
    const form = { entrance: ports.internal, method: 'POST', body: 'a=1' }
    expect(await ask('/api/site/forms', form)).toMatchObject({ status: 200, body: 'late' })
    expect([...nodes[0].asked, ...nodes[1].asked]).toHaveLength(1)
  }, 30_000)

  it('hands an event of a change feed on when it happens', async () => {
    for (const node of nodes) {
      node.answer = (_incoming, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write('event: hello\n\n')
      }
    }
    for (const [entrance, path] of /** @type {const} */ ([
      [ports.internal, '/api/site/changes'],
      [ports.market, '/apids/changes'],
    ])) {
      const asked = request({ port: entrance, host: '127.0.0.1', path, agent: false }).end()
      const [answer] = await once(asked, 'response')
      const [first] = await once(answer, 'data')
      expect(String(first)).toBe('event: hello\n\n')
      asked.destroy()
    }
  })
})

/** A process that can be stopped, which says at /count what it was asked. @param {number} port */
async function startCounter(port) {
  const program = `let count = 0
    require('node:http')
      .createServer(({ url }, response) => response.end(url === '/count' ? String(count) : (count++, 'counted')))
      .listen(${port}, '127.0.0.1', () => console.log('listens'))`
  const child = spawn(process.execPath, ['-e', program], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  family.adopt(child, 'service')
  await once(child.stdout, 'data')
  return child
}

/** @param {number} port */
const countAt = async (port) => Number((await ask('/count', { entrance: port })).body)
