import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unpackDebianPackages } from '../machine/debian-package.mjs'
import { root } from '../places.mjs'
import { startFamily } from '../session/family.mjs'
import { expressionsOf, impossibleIn, notBegunIn, selectorsOf } from './figure-labels.mjs'

const folder = join(root, 'deploy', 'observability')
const alerts = readFileSync(join(folder, 'alerts.yaml'), 'utf8')
/** What stands behind `- alert:`, one text each. */
const rules = alerts.split(/^\s+- alert: /m).slice(1)

describe('each alert', () => {
  it.each(rules.map((rule) => [rule.split('\n', 1)[0] ?? '', rule]))(
    '%s leads to a runbook that names it',
    (name, rule) => {
      const [, runbook = 'none'] = /runbook: (docs\/runbooks\/[\w-]+\.md)/.exec(rule) ?? []
      expect(existsSync(join(root, runbook)), runbook).toBe(true)
      expect(readFileSync(join(root, runbook), 'utf8')).toContain(`\`${name}\``)
    },
  )

  it('is named by its runbook as it is', () => {
    const known = new Set(rules.map((rule) => rule.split('\n', 1)[0]))
    const named = runbooks().flatMap(({ text }) => {
      const [seen = ''] = /^\*\*Seen as\*\*.*$/m.exec(text) ?? []
      return [...seen.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name)
    })
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })
})

describe('what the alerts, their tests and the dashboard select', () => {
  /** @type {Record<string, unknown>} */
  const dashboard = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8'))
  const expressions = {
    'alerts.yaml': alerts,
    'alerts.test.yaml': readFileSync(join(folder, 'alerts.test.yaml'), 'utf8'),
    'dashboard.json': expressionsOf(dashboard).join('\n'),
  }

  it.each(Object.entries(expressions))('in %s is what the services can tell', (_file, text) => {
    expect(selectorsOf(text).length).toBeGreaterThan(10)
    expect(impossibleIn(text)).toEqual([])
  })

  it.each([
    'site_answers_total{outcome="sheded"}',
    'site_answers_total{outcome=~"refused|notfound"}',
    'site_answers_total{result="shed"}',
    'up{job="content"}',
    'cms_jobs{state!="late",state="stuck"}',
    'metrics_unreadable{metric=~"sql_.+"}',
  ])('would be found where it cannot: %s', (selector) => {
    expect(impossibleIn(`sum(rate(${selector}[5m])) > 1`)).toEqual([selector])
  })
})

describe('what an alert waits for to grow', () => {
  it.each(rules.map((rule) => [rule.split('\n', 1)[0] ?? '', rule]))(
    'is told as 0 before it happens first: %s',
    async (_name, rule) => {
      await import('../../apps/web/server/watch/figures.ts')
      const { metrics } = await import('../../packages/operations/src/metrics.ts')
      expect(notBegunIn(rule, await metrics.text())).toEqual([])
    },
  )

  it('would be found where it is not', () => {
    const told = 'forms_total{outcome="failed"} 0\nforms_total{outcome="accepted"} 0\n'
    expect(notBegunIn('increase(forms_total{outcome="failed"}[5m]) > 2', told)).toEqual([])
    expect(notBegunIn('rate(forms_total{outcome=~"failed|broken"}[5m])', told)).toHaveLength(1)
    expect(notBegunIn('rate(forms_total{outcome="failed",outcome!~"f.+"}[5m])', told)).toHaveLength(1)
    expect(notBegunIn('rate(forms_seconds_count{outcome="failed"}[5m])', told)).toHaveLength(1)
  })
})

/** @param {string} page @param {string | undefined} heading as it stands in an address */
function isThere(page, heading) {
  if (!existsSync(page)) return false
  const headings = [...readFileSync(page, 'utf8').matchAll(/^##+ (.+)$/gm)]
  const anchors = headings.map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
  return heading === undefined || anchors.includes(heading)
}

describe('the runbooks', () => {
  it('lead to pages that exist, and to headings that are in them', () => {
    const broken = runbooks().flatMap(({ name, text }) =>
      [...text.matchAll(/\]\(([\w./-]+\.md)(?:#([\w-]+))?\)/g)]
        .filter(([, target = '', heading]) => !isThere(join(root, 'docs', 'runbooks', target), heading))
        .map(([, target, heading]) => `${name}: ${target} ${heading ?? ''}`),
    )
    expect(broken).toEqual([])
  })

  it.each(runbooks().map(({ name, text }) => [name, text]))(
    '%s says what is seen, looked at, done and left over',
    (_name, text) => {
      for (const part of ['**Seen as**', '## First look', '## Mend', '## Afterwards'])
        expect(text).toContain(part)
    },
  )
})

describe('promtool', () => {
  const family = startFamily()
  /** @type {string | null} */
  let promtool = null
  /** @type {string} */
  let copies

  beforeAll(async () => {
    copies = mkdtempSync(join(tmpdir(), 'site-promtool-'))
    promtool = await findPromtool({ logDir: copies, family })
    cpSync(folder, copies, { recursive: true })
    // Debian builds it without any way to find pods; what is done with those that are found it reads.
    const kubernetes = join(copies, 'prometheus-kubernetes.yaml')
    const text = readFileSync(kubernetes, 'utf8')
    writeFileSync(
      kubernetes,
      text.replace(/kubernetes_sd_configs: .*/, "static_configs: [{ targets: ['pod:9460'] }]"),
    )
  }, 240_000)
  afterAll(async () => {
    await family.end()
    rmSync(copies, { recursive: true, force: true })
  })

  it.for([
    {
      what: 'finds nothing wrong with the alerts and the settings of each way of running the site',
      args: ['check', 'config', ...readdirSync(folder).filter((name) => name.startsWith('prometheus'))],
    },
    {
      what: 'sees the alerts come when they should, and not before',
      args: ['test', 'rules', 'alerts.test.yaml'],
    },
  ])('$what', ({ args }, context) => {
    if (promtool === null)
      return context.skip('promtool is neither on this system nor can Debian’s be fetched')
    const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: copies, encoding: 'utf8' })
    expect(`${stdout}${stderr}`).toContain('SUCCESS')
    expect(status, stderr).toBe(0)
  })
})

function runbooks() {
  const place = join(root, 'docs', 'runbooks')
  return readdirSync(place).map((name) => ({ name, text: readFileSync(join(place, name), 'utf8') }))
}

/**
 * The system's, or Debian's unpacked into a folder of ours.
 *
 * @param {import('../machine/debian-package.mjs').Finding} finding
 * @returns {Promise<string | null>}
 */
async function findPromtool(finding) {
  if (starts('promtool')) return 'promtool'
  const unpackedFolder = join(root, '.data', 'prometheus')
  const unpacked = join(unpackedFolder, 'usr', 'bin', 'promtool')
  if (!starts(unpacked)) {
    mkdirSync(unpackedFolder, { recursive: true })
    await unpackDebianPackages(['prometheus'], unpackedFolder, finding)
  }
  return starts(unpacked) ? unpacked : null
}

/** @param {string} file */
function starts(file) {
  return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0
}
