import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'vitest'
import { writeMainFile, writeNginxFiles } from '../cluster/cluster-nginx.mjs'
import { root } from '../places.mjs'
import { freePort } from '../session/ports.mjs'
import { expectUnderstood, nginxForTests } from '../test/deployed-nginx.mjs'

const { nginx, folder } = await nginxForTests()

it.skipIf(nginx === null)(
  'deploy/nginx is understood with the addresses of compose.yaml as well',
  async () => {
    const inCompose = join(folder, 'compose')
    const listens = { 3001: await freePort(), 3002: await freePort() }
    writeNginxFiles(inCompose, (file, name) => {
      const own = join(root, 'deploy', 'nginx', 'compose', name)
      if (!existsSync(own)) return file
      // Its names are known there alone, and asked for again by a newer nginx than Debian's.
      return readFileSync(own, 'utf8')
        .replaceAll('/etc/nginx/brokerage/', `${join(inCompose, 'brokerage')}/`)
        .replace(/server [a-z]+-[12]:(\d+) (.+) resolve;/g, 'server 127.0.0.1:$1 $2;')
        .replace('listen 3001', `listen 127.0.0.1:${listens[3001]}`)
        .replace('listen 3002', `listen 127.0.0.1:${listens[3002]}`)
    })
    const at = join(inCompose, 'brokerage')
    const entrance = `include ${at}/brokerage-http.conf; include ${at}/brokerage-upstream.conf;
      server { listen 127.0.0.1:${await freePort()}; include ${at}/brokerage-locations.conf; }`
    for (const http of [entrance, `include ${at}/brokerage-internal.conf;`]) {
      const args = writeMainFile(inCompose, http)
      expectUnderstood(nginx?.file ?? '', args)
    }
  },
)
