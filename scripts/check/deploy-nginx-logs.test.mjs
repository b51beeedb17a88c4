import { readFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nginxGround } from '../test/nginx-ground.mjs'

const { folder, nginx, ports, nodes, ask } = await nginxGround()

/** Asks at the server block that visitors reach: the one that writes a log. @param {string} path */
function visit(path) {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: ports.tls,
        path,
        headers: { host: 'www.brokerage.example' },
        servername: 'www.brokerage.example',
        rejectUnauthorized: false,
        agent: false,
      },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode)),
    )
    asked.on('error', reject)
    asked.end()
  })
}

/** @param {string} name */
const logged = (name) => readFileSync(join(folder, 'logs', name), 'utf8')

describe.skipIf(nginx === null)('the logs of deploy/nginx', () => {
  it.each([
    { path: '/preview/v1.SECRET?locale=en', told: '"GET /preview/-" 200' },
    { path: '//%70review/v1.SECRET', told: '"GET /preview/-" 200' },
    { path: '/id/blog/draft-12?preview=v1.SECRET', told: '"GET /id/blog/draft-12" 200' },
    { path: '/id/daftar?ticket=17.SECRET', told: '"GET /id/daftar" 200' },
  ])('tell that $path was asked for, without the key in it', async ({ path, told }) => {
    await visit(path)
    await expect.poll(() => logged('access.log'), { timeout: 8_000 }).toContain(told)
    expect(logged('access.log')).not.toContain('SECRET')
  })

  it('tell that no node answered, without the key in the address', async () => {
    for (const node of nodes) node.answer = (incoming) => incoming.socket.destroy()
    await visit('/id/batal?ticket=17.SECRET')
    await expect
      .poll(() => logged('access.log'), { timeout: 8_000 })
      .toMatch(/"GET \/id\/batal" 502 .* 502, 502 /)
    await ask('/api/site/registration-tickets/17.SECRET', { entrance: ports.internal })
    expect(logged('error.log')).not.toContain('SECRET')
  })
})
