import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pages } from '../../apps/web/app/i18n/pages.ts'
import { longestJobMs } from '../../packages/change-feed/src/silent-connections.ts'
import { HEARTBEAT_SECONDS } from '../../packages/contracts/src/feed.ts'
import { root } from '../places.mjs'
import { migrationDeadlineMs } from '../site/contents.mjs'
import {
  compose,
  inPod,
  inUnit,
  manifestsOf,
  megabytes,
  podOf,
  readDeployed,
  serviceNames,
} from './deploy-files.mjs'

it('gives the nodes of the site four times the share of a processor in every way of running it', () => {
  expect([
    inUnit('brokerage-web@.service', /^CPUWeight=(.+)$/m),
    compose.services['web-1'].cpu_shares,
  ]).toEqual([String(4 * 100), 4 * 1024])
})

describe('the content service, which migrates before it listens', () => {
  it('is given as long as one statement of a migration in every way of running it', () => {
    const { periodSeconds, failureThreshold } = podOf('cms')?.spec.containers[0].startupProbe ?? {}
    const minutesOf = (/** @type {string} */ name) =>
      Number(/^(\d+)m$/.exec(compose.services[name]?.healthcheck?.start_period)?.[1])
    const minutes = {
      'npm start and restores': migrationDeadlineMs / 60_000,
      Kubernetes: (periodSeconds * failureThreshold) / 60,
      compose: minutesOf('cms-1'),
      'its fellow': minutesOf('cms-2'),
    }
    const needed = longestJobMs / 60_000
    expect(Object.entries(minutes).filter(([, given]) => !(given >= needed))).toEqual([])
    // As soon as systemd has started the program, it counts as started.
    expect(inUnit('brokerage-cms@.service', /^Type=(.+)$/m)).toBe('exec')
    expect(readDeployed('systemd/brokerage-cms@.service')).not.toMatch(/^(RuntimeMaxSec|WatchdogSec)=/m)
  })
})

describe('the memory that docs/operations.md recommends', () => {
  const table = readFileSync(join(root, 'docs', 'operations.md'), 'utf8')

  it.each(serviceNames)('is what %s gets in every way of running it', (name) => {
    const row = table.split('\n').find((line) => line.startsWith(`| ${name} | `)) ?? ''
    const [heap, limit] = row
      .split('|')
      .slice(-3, -1)
      .map((cell) => cell.trim())
    expect(Number(heap)).toBeGreaterThan(0)
    const ofHeap = `--max-old-space-size=${heap}`
    const unit = `brokerage-${name}@.service`
    expect({
      compose: [
        compose.services[`${name}-1`].environment.NODE_OPTIONS,
        megabytes(compose.services[`${name}-1`].mem_limit),
      ],
      systemd: [inUnit(unit, /NODE_OPTIONS=(\S+)/), megabytes(inUnit(unit, /^MemoryMax=(.+)$/m))],
      kubernetes: [
        inPod(name, 'NODE_OPTIONS'),
        megabytes(podOf(name)?.spec.containers[0].resources.limits.memory),
      ],
    }).toEqual({
      compose: [ofHeap, megabytes(limit)],
      systemd: [ofHeap, megabytes(limit)],
      kubernetes: [ofHeap, megabytes(limit)],
    })
  })
})

/** A setting of ingress-nginx. @param {Record<string, any> | undefined} ingress @param {string} setting @returns {string | undefined} */
const said = (ingress, setting) => ingress?.metadata.annotations[`nginx.ingress.kubernetes.io/${setting}`]

describe('the entrance in Kubernetes', () => {
  const locations = readDeployed('nginx/brokerage-locations.conf')
  const ingressAt = (/** @type {string} */ wanted) =>
    manifestsOf('Ingress').find(({ spec }) =>
      spec.rules[0].http.paths.some((/** @type {{ path: string }} */ { path }) => path === wanted),
    )

  it('asks every node that there can be for a script, where nginx asks the other one', () => {
    const forAssets = /location \/assets\/ \{[^}]*proxy_next_upstream (.+);/.exec(locations)?.[1]
    expect(said(ingressAt('/assets'), 'proxy-next-upstream')).toBe(forAssets)
    const scaled = manifestsOf('HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === 'web')
    expect(said(ingressAt('/assets'), 'proxy-next-upstream-tries')).toBe(String(scaled?.spec.maxReplicas))
  })

  it('takes as many connections of an address as nginx, wherever it lets anybody through', () => {
    const most = /limit_conn visitors (\d+);/.exec(locations)?.[1]
    const open = manifestsOf('Ingress').filter((ingress) => ingress !== ingressAt('/readyz'))
    expect(open.map((ingress) => said(ingress, 'limit-connections'))).toEqual(open.map(() => most))
    expect(said(ingressAt('/readyz'), 'denylist-source-range')).toBe('0.0.0.0/0,::/0')
  })
})

describe('how long an entrance waits for a node', () => {
  const locations = readDeployed('nginx/brokerage-locations.conf')
  const [forPages = '', ...forOthers] = [...locations.matchAll(/proxy_read_timeout (\d+)s;/g)].map(
    ([, seconds]) => seconds,
  )
  const waits = manifestsOf('Ingress').map((ingress) => ({
    seconds: said(ingress, 'proxy-read-timeout'),
    paths: ingress.spec.rules[0].http.paths,
  }))

  it('is the same in Kubernetes as behind nginx', () => {
    // The last one lets nobody through.
    expect(waits.map(({ seconds }) => seconds)).toEqual([forPages, forOthers[0], forPages, undefined])
    expect(new Set(forOthers).size).toBe(1)
  })

  it('is longer for every page that takes a form, with script and without', () => {
    const [, slow] = waits
    const isSlow = (/** @type {string} */ address) =>
      slow?.paths.some((/** @type {{ path: string, pathType: string }} */ { path, pathType }) =>
        pathType === 'Exact' ? address === path : `${address}/`.startsWith(`${path}/`),
      )
    const takesForms = Object.values(pages).filter(({ file }) =>
      readFileSync(join(root, 'apps', 'web', 'app', file), 'utf8').includes('export async function action('),
    )
    expect(takesForms.length).toBeGreaterThan(1)
    const addresses = takesForms.flatMap(({ path }) =>
      Object.entries(path).flatMap(([locale, own]) => [`/${locale}/${own}`, `/${locale}/${own}.data`]),
    )
    const others = ['/images/640/media/a.jpg', '/media/a.mp4']
    expect([...addresses, ...others].filter((address) => !isSlow(address))).toEqual([])
    expect(['/', '/id', '/id/blog', '/assets/a.js'].filter(isSlow)).toEqual([])
  })
})

it('asks another process for a change feed that is silent before the web node gives it up', () => {
  const silence = /SILENCE_MS = HEARTBEAT_SECONDS \* ([\d.]+) \* 1000/.exec(
    readFileSync(join(root, 'apps', 'web', 'server', 'change-feed.ts'), 'utf8'),
  )
  for (const name of ['content', 'market']) {
    const feed = /changes \{[^}]*proxy_read_timeout (\d+)s/.exec(readDeployed(`nginx/brokerage-${name}.conf`))
    expect(Number(feed?.[1])).toBeGreaterThan(1.5 * HEARTBEAT_SECONDS)
    expect(Number(feed?.[1])).toBeLessThan(Number(silence?.[1]) * HEARTBEAT_SECONDS)
  }
})
