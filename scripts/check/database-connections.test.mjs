import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../places.mjs'
import { compose, manifestsOf } from './deploy-files.mjs'

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')

/** What PostgreSQL allows where nobody says otherwise, without those that it keeps for its owner. */
const usual = 100 - 3
const backup = 3
const anImport = 1

/** The rows of the runbook's table, by name of the connection. @type {Map<string, number>} */
const told = new Map(
  [...read('docs/runbooks/database.md').matchAll(/^\| (`(?:cms|market).*`) \| (\d+) \|/gm)].flatMap(
    ([, names = '', count]) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, Number(count)]),
  ),
)

/** How many a process has at once; it migrates before it has the others, and reads elsewhere from a replica. */
const mostOf = {
  cms: sumOf('cms', 'cms change feed', 'cms outbox', 'cms jobs', 'cms long work'),
  market: sumOf('market', 'market change feed', 'market migrate'),
}

/** @param {string[]} names */
function sumOf(...names) {
  return names.reduce((sum, name) => sum + (told.get(name) ?? Number.NaN), 0)
}

describe('the connections to the database', () => {
  const scaleOut = read('docs/scale-out.md')

  it('are named by the runbook as the services name them', () => {
    const named = ['cms', 'market'].flatMap((app) =>
      globSync(`apps/${app}/src/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts', '**/test/**'] }).flatMap(
        (file) =>
          [
            ...read(file).matchAll(
              /\b(?:application_name|applicationName|name): '((?:cms|market)(?: [a-z ]+)?)'/g,
            ),
          ].map(([, name]) => name),
      ),
    )
    expect([...told.keys()].toSorted()).toEqual([...new Set(named)].toSorted())
  })

  it('are as many as the pools of the services take', () => {
    const [, ofCms] =
      /application_name: 'cms',\s+max: (\d+),/.exec(read('apps/cms/src/payload.config.ts')) ?? []
    const [, ofMarket] = /maxConnections = (\d+)/.exec(read('apps/market/src/server.ts')) ?? []
    for (const [service, count] of /** @type {const} */ ([
      ['cms', ofCms],
      ['market', ofMarket],
    ]))
      expect([told.get(service), told.get(`${service} replica`)]).toEqual([Number(count), Number(count)])
  })

  it.each(['docs/runbooks/database.md', 'docs/scale-out.md'])('are summed up by %s', (file) => {
    const sums =
      /content service takes (\d+) at the most, one of the stock service (\d+), a backup (\d), an import (\d)/
    expect(sums.exec(read(file))?.slice(1).map(Number)).toEqual([mostOf.cms, mostOf.market, backup, anImport])
  })

  it('of compose are fewer than PostgreSQL allows by itself', () => {
    const services = Object.keys(compose.services)
    const count = (/** @type {string} */ name) =>
      services.filter((service) => service.startsWith(`${name}-`)).length
    const sum = count('cms') * mostOf.cms + count('market') * mostOf.market + backup + anImport
    expect(Number(/two of each: (\d+)\./.exec(scaleOut)?.[1])).toBe(sum)
    expect(sum).toBeLessThan(usual)
  })

  it('of Kubernetes in the middle of a rollout are fewer than the document says to allow', () => {
    const sums = /** @type {const} */ (['cms', 'market']).map((name) => {
      const specOf = (/** @type {string} */ kind) =>
        manifestsOf(kind).find(({ metadata }) => metadata.name === name)?.spec
      const surge = specOf('Deployment').strategy.rollingUpdate.maxSurge
      // One that has been told to end is not counted by the rollout, and still has its own.
      return (specOf('HorizontalPodAutoscaler').maxReplicas + surge + 1) * mostOf[name]
    })
    const sum = sums.reduce((all, one) => all + one) + backup + anImport
    expect(Number(/with backup and import (\d+)\./.exec(scaleOut)?.[1])).toBe(sum)
    expect(sum).toBeGreaterThan(usual)
    expect(sum).toBeLessThan(Number(/`max_connections = (\d+)`/.exec(scaleOut)?.[1]) - 3)
  })
})
