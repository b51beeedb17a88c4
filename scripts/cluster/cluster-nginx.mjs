import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '../places.mjs'
import { Fault } from '../session/fault.mjs'

const readyWithinMs = 10_000
const deployed = join(root, 'deploy', 'nginx')

/**
 * Writes the files of deploy/nginx into a folder as they would lie on a server, with the places and addresses of this
 * machine instead of a server's.
 *
 * @param {string} folder
 * @param {(text: string, name: string) => string} adapt
 */
export function writeNginxFiles(folder, adapt = (text) => text) {
  for (const name of ['brokerage', 'cache', 'logs', 'temporary']) {
    mkdirSync(join(folder, name), { recursive: true })
  }
  for (const name of readdirSync(deployed).filter((file) => file.endsWith('.conf'))) {
    const text = readFileSync(join(deployed, name), 'utf8')
      .replaceAll('/etc/nginx/brokerage/', `${join(folder, 'brokerage')}/`)
      .replaceAll('/var/cache/nginx/', `${join(folder, 'cache')}/`)
      .replaceAll('/var/log/nginx/', `${join(folder, 'logs')}/`)
    writeFileSync(join(folder, 'brokerage', name), adapt(text, name))
  }
}

/**
 * A file with other servers in one of its upstreams, each in all the ways in which one is written there; one that is
 * drained stays, marked as down.
 *
 * @param {string} text
 * @param {string} name
 * @param {{ port: number, isDrained?: boolean }[]} servers
 */
export function withServers(text, name, servers) {
  const form = new RegExp(String.raw`(upstream ${name} \{[^}]*?)((?: +server .*\n)+)`)
  const [former, head, deployed] = form.exec(text) ?? []
  if (former === undefined || deployed === undefined) throw new Fault(`deploy/nginx has no upstream ${name}.`)
  const ways = new Set([...deployed.matchAll(/server \S+(.*);/g)].map(([, settings]) => settings))
  const lines = [...ways].flatMap((settings) =>
    servers.map(
      ({ port, isDrained }) => `  server 127.0.0.1:${port}${settings}${isDrained ? ' down' : ''};\n`,
    ),
  )
  return replaced(text, former, `${head}${lines.join('')}`)
}

/**
 * Replaces what has to be there: a file that was written anew is not left with a server's addresses.
 *
 * @param {string} text
 * @param {string} former
 * @param {string} wanted
 */
export function replaced(text, former, wanted) {
  if (!text.includes(former)) throw new Fault(`deploy/nginx has no "${former}" to replace.`)
  return text.replace(former, wanted)
}

/** What stands there in nginx's image and in Debian's package: nginx takes none of it twice. */
const ofOthers = `sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  keepalive_timeout 65;
  server_tokens build;
  gzip on;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;`

/**
 * The main file around the others, which a distribution has of its own.
 *
 * @param {string} folder
 * @param {string} http what stands in the http block
 */
export function writeMainFile(folder, http) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temporary', name)};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
worker_shutdown_timeout 30s;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'logs', 'error.log')} warn;
events { worker_connections 2048; }
http {
  ${temporary.join('\n  ')}
  default_type application/octet-stream;
  access_log off;
  ${ofOthers}
  ${http}
}
`,
  )
  return ['-p', folder, '-e', join(folder, 'logs', 'error.log'), '-c', file]
}

/**
 * Starts nginx in the foreground, as a member of the family, and waits until it listens.
 *
 * @param {import('../machine/nginx.mjs').Nginx} nginx
 * @param {object} options
 * @param {string} options.folder
 * @param {string[]} options.args
 * @param {number} options.port one that it listens on
 * @param {import('../session/family.mjs').Family} options.family
 */
export async function startNginx(nginx, { folder, args, port, family }) {
  const log = openSync(join(folder, 'logs', 'start.log'), 'a')
  const child = spawn(nginx.file, args, { detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  family.adopt(child, 'service')
  const deadline = Date.now() + readyWithinMs
  while (!(await accepts(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Fault(`nginx does not start; see ${join(folder, 'logs')}.`)
    }
    await delay(50)
  }
  return child
}

/** @param {number} port @returns {Promise<boolean>} */
function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
