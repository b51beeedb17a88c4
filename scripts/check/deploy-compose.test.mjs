import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../places.mjs'
import { compose, deployFolder, isSetting, readDeployed } from './deploy-files.mjs'

describe('deploy/compose.yaml', () => {
  const text = readDeployed('compose.yaml')
  const { services, configs } = compose

  it('fits the schema of the Compose specification', () => {
    const style = [
      'no-quotes-in-volumes',
      'no-unbound-port-interfaces',
      'service-keys-order',
      'services-alphabetical-order',
    ]
    const rules = [...style, 'top-level-properties-order', 'service-ports-alphabetical-order'].flatMap(
      (rule) => ['--disable-rule', rule],
    )
    const checked = spawnSync(
      join(root, 'node_modules', '.bin', 'dclint'),
      [join(deployFolder, 'compose.yaml'), '--max-warnings', '0', '--no-color', ...rules],
      { encoding: 'utf8', cwd: deployFolder, timeout: 20_000 },
    )
    expect(checked.stdout.trim()).toBe('')
    expect(checked.status).toBe(0)
  })

  it('waits for a database that recovers after a sudden end', () => {
    expect(services.database?.healthcheck.start_period).toBe('60m')
    expect(services['cms-1']?.depends_on.database.condition).toBe('service_healthy')
  })

  it('runs everything but the database on a file system that is read-only, without rights', () => {
    for (const [name, service] of Object.entries(services)) {
      if (name === 'database') continue
      expect([name, service.read_only, service.cap_drop, service.security_opt]).toEqual([
        name,
        true,
        ['ALL'],
        ['no-new-privileges:true'],
      ])
      expect(service.mem_limit, name).toMatch(/^\d+[mg]$/)
    }
  })

  it('lets the log of no container fill the disk', () => {
    for (const [name, { logging }] of Object.entries(services)) {
      expect(logging, name).toEqual({
        driver: 'local',
        options: {
          'max-size': expect.stringMatching(/^\d+[kmg]$/),
          'max-file': expect.stringMatching(/^\d+$/),
        },
      })
    }
  })

  it('opens the entrance alone to the world', () => {
    const open = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map((/** @type {string} */ port) => `${name} ${port}`),
    )
    expect(open).toEqual([
      `prometheus ${'$'}{ADMIN_ADDRESS:-127.0.0.1}:9090:9090`,
      `inside ${'$'}{ADMIN_ADDRESS:-127.0.0.1}:3001:3001`,
      'entrance 80:80',
      'entrance 443:443',
    ])
  })

  it('keeps the web nodes away from the database', () => {
    for (const name of ['web-1', 'web-2', 'entrance']) {
      expect(Object.keys(parseNetworks(services[name]?.networks))).not.toContain('storage')
    }
  })

  it('leads from the web nodes to the services by the nginx inside, which the entrance does not reach', () => {
    const networksOf = (/** @type {string} */ name) => Object.keys(parseNetworks(services[name]?.networks))
    for (const name of ['web-1', 'web-2']) {
      expect(services[name]?.environment).toMatchObject({
        CONTENT_API_URL: 'http://inside:3001/api',
        STOCK_API_URL: 'http://inside:3002/apids',
      })
      expect(networksOf(name)).toContain('services')
    }
    expect([networksOf('inside'), networksOf('entrance')]).toEqual([['services'], ['entrance']])
    const inside = readDeployed('nginx/compose/brokerage-internal.conf')
    const asked = [...inside.matchAll(/server (\S+):(\d+) /g)]
    const addresses = asked.map(([, name, port]) => `${name}:${port}`)
    const machines = ['cms-1:3001', 'cms-2:3001', 'market-1:3002', 'market-2:3002']
    expect([...new Set(addresses)]).toEqual(machines)
    for (const [, name = ''] of asked) expect(networksOf(name)).toContain('services')
    // All else as between services on machines of their own.
    const upstreamsIn = (/** @type {string} */ text) =>
      text.replaceAll(' resolve', '').match(/upstream [^}]+/g)
    const ports = [3101, 3111, 3102, 3112]
    const onMachines = machines.reduce(
      (text, name, number) => text.replaceAll(name, `127.0.0.1:${ports[number]}`),
      inside,
    )
    expect(upstreamsIn(onMachines)).toEqual(upstreamsIn(readDeployed('nginx/brokerage-internal.conf')))
  })

  it('hands each service settings that it knows, and no secret of its own', () => {
    for (const [name, { environment = {} }] of Object.entries(services)) {
      if (name === 'database') continue
      expect(
        Object.keys(environment).filter((variable) => !isSetting(variable)),
        name,
      ).toEqual([])
      for (const [variable, value] of Object.entries(environment)) {
        if (/KEY|SECRET|PASSWORD|DATABASE_URL/.test(variable)) expect(value, variable).toMatch(/^\$\{/)
      }
    }
  })

  it('asks for nothing that the example of its settings does not name', () => {
    const named = new Set(
      [...readDeployed('brokerage.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name),
    )
    const asked = [...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name)
    expect([...new Set(asked)].filter((name) => !named.has(name)).toSorted()).toEqual([])
  })

  it('brings files that are there', () => {
    expect(Object.values(configs).filter(({ file }) => !existsSync(join(deployFolder, file)))).toEqual([])
  })
})

/** @param {string[] | Record<string, unknown>} networks */
const parseNetworks = (networks) =>
  Array.isArray(networks) ? Object.fromEntries(networks.map((name) => [name, null])) : networks
