import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { exampleSettings, readCompose, readImage } from './compose.ts'
import {
  deployDirectory,
  listServiceSettings,
  readDeployFile,
  readStartCommand,
  serviceNames,
} from './files.ts'

const services = readCompose(exampleSettings('https://www.brokerage.example'))

describe('deploy/compose.yaml', () => {
  it('matches the schema of the Compose specification', () => {
    const style = [
      'no-quotes-in-volumes',
      'no-unbound-port-interfaces',
      'service-keys-order',
      'service-ports-alphabetical-order',
      'services-alphabetical-order',
      'top-level-properties-order',
    ]
    const { status, stdout } = spawnSync(
      join(root, 'node_modules/.bin/dclint'),
      [
        'compose.yaml',
        '--max-warnings',
        '0',
        '--no-color',
        ...style.flatMap((rule) => ['--disable-rule', rule]),
      ],
      { encoding: 'utf8', cwd: deployDirectory, timeout: 60_000 },
    )
    expect(stdout.trim()).toBe('')
    expect(status).toBe(0)
  })

  it('needs at most ten lines in .env, and requires no variable that the example lacks', () => {
    const required = Object.keys(exampleSettings(''))
    expect(required.length).toBeLessThanOrEqual(10)
    const text = readDeployFile('compose.yaml')
    const variables = [...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name)
    const named = [...readDeployFile('.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(
      ([, name = '']) => name,
    )
    expect([...new Set(variables)].toSorted()).toEqual(named.toSorted())
    const enforced = [...text.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name = '']) => name)
    expect([...new Set(enforced)].toSorted()).toEqual(required.toSorted())
  })

  it('runs everything but the database without capabilities, with a read-only file system and limited memory and logs', () => {
    const open = Object.entries(services).filter(
      ([name, service]) =>
        name !== 'database' &&
        !(service.read_only && service.cap_drop?.includes('ALL') && service.security_opt?.length),
    )
    expect(open).toEqual([])
    const unlimited = Object.entries(services).filter(
      ([, { mem_limit, logging }]) => mem_limit === undefined || logging?.options['max-size'] === undefined,
    )
    expect(unlimited).toEqual([])
  })

  it('publishes ports 80 and 443, and the admin and Prometheus on a private address only', () => {
    const published = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => `${name} ${port}`),
    )
    expect(published).toEqual([
      'cms 127.0.0.1:3001:3001',
      'caddy 80:80',
      'caddy 443:443',
      'caddy 443:443/udp',
      'prometheus 127.0.0.1:9090:9090',
    ])
  })

  it('isolates the site and Caddy from the database', () => {
    for (const name of ['web', 'caddy']) expect(services[name]?.networks).not.toContain('storage')
    expect(services.database?.networks).toEqual(['storage'])
  })

  it('mounts existing files, and the backups where the CMS expects them', () => {
    const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes)
    const paths = mounted
      .filter((volume) => volume.startsWith('./'))
      .map((volume) => volume.split(':')[0] ?? '')
    expect(paths.filter((path) => !existsSync(join(deployDirectory, path)))).toEqual([])
    expect(services.cms?.volumes).toContain(`backups:${services.cms?.environment?.BACKUP_DIR}:ro`)
    expect(services.backup?.command?.join(' ')).toContain('/backup.sh /backups')
  })
})

describe.each(serviceNames)('the service %s in compose', (name) => {
  const environment = services[name]?.environment ?? {}
  const image = readImage(services[name]?.build?.target ?? '')

  it('passes every setting that a service reads, except fixed ones', () => {
    const given = [...Object.keys(environment), ...Object.keys(image.env)]
    const left = listServiceSettings(name).filter((setting) => !given.includes(setting))
    const fixed = {
      'the other containers expect the usual port': [`${name.toUpperCase()}_PORT`],
      'for measurements only': ['PAGE_CACHE'],
      'for a demo': ['DATA'],
      'Caddy waits while a process restarts': ['STOP_NOTICE_SECONDS'],
    }
    const allowed: string[] = Object.values(fixed).flat()
    // Only the site is behind a proxy.
    if (name !== 'web') allowed.push('TRUSTED_PROXIES')
    expect(left.filter((setting) => !allowed.includes(setting))).toEqual([])
  })

  it('passes no setting that no service reads', () => {
    const known = [...listServiceSettings(name), 'NODE_OPTIONS']
    expect(Object.keys(environment).filter((setting) => !known.includes(setting))).toEqual([])
  })

  it('starts like npm, not as root, with a health check of its own port', () => {
    expect(image.command.join(' ')).toBe(readStartCommand(name))
    expect(image.text).toContain('\nUSER node\n')
    const [, port] = /^EXPOSE (\d+)$/m.exec(image.text) ?? []
    expect(image.env.ALIVE_AT).toBe(`http://127.0.0.1:${port}/healthz`)
  })
})

describe('deploy/Dockerfile', () => {
  it('copies existing files, and the manifest of every workspace before installing', () => {
    const copied = [...readDeployFile('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, sources = '']) => sources.split(' '),
    )
    expect(copied.filter((source) => !existsSync(join(root, source)))).toEqual([])
    const packages = globSync('{apps,packages}/*/package.json', { cwd: root })
    expect(packages.filter((manifest) => !copied.includes(manifest))).toEqual([])
  })
})
