import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Incident } from '@site/contracts/content/incidents.ts'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { listComponents, measureShare } from '#app/request/service-status.ts'
import type { Reading } from './read-facts.ts'
import { StatusMonitor } from './status-monitor.ts'
import { countCheck } from './status-store.ts'

const log = pino({ level: 'silent' })
const incident: Incident = {
  id: 7,
  title: 'Masuk aplikasi gagal',
  titleEn: null,
  impact: 'outage',
  components: ['signIn'],
  from: '2026-11-30T01:00:00.000Z',
  to: null,
  updates: [],
}
const answered: Reading = {
  facts: {
    isContentReady: true,
    isMarketReady: true,
    oldestMailSeconds: 0,
    closes: { last: '2026-11-27', holidays: [] },
  },
  incidents: [],
}
const silent: Reading = {
  facts: { isContentReady: false, isMarketReady: false, oldestMailSeconds: null, closes: null },
  incidents: null,
}

function makeNode() {
  const folder = mkdtempSync(join(tmpdir(), 'status-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const scene = { reading: answered, at: '2026-11-30T03:42:00.000Z' }
  const file = join(folder, 'status.json')
  const open = () =>
    new StatusMonitor(
      { DATA_DIR: folder, STATUS_FILE: file },
      {
        read: async () => scene.reading,
        readIncidents: async () => scene.reading.incidents,
        servesStale: () => false,
        now: () => new Date(scene.at),
      },
      log,
    )
  return { scene, file, folder, open }
}

/** What the page shows of some components. */
function listStates(monitor: StatusMonitor, at: string) {
  const shown = listComponents(monitor.snapshot(), new Date(at))
  return Object.fromEntries(shown.map(({ component, state }) => [component, state]))
}

describe('the monitor of a node', () => {
  it('has measured nothing before its first check', () => {
    const { open, scene } = makeNode()
    expect(listStates(open(), scene.at)).toMatchObject({
      website: 'notMeasured',
      search: 'notMeasured',
      signIn: 'notMeasured',
    })
  })

  it('keeps the last reading when both services are silent, also after a restart, and counts no check', async () => {
    const { open, scene } = makeNode()
    await open().check()
    scene.reading = silent
    scene.at = '2026-11-30T03:43:00.000Z'
    const monitor = open()
    await monitor.check()
    const { readAt, incidentsReadAt, isReadable, states, days } = monitor.snapshot()
    expect([readAt, incidentsReadAt]).toEqual(Array(2).fill('2026-11-30T03:42:00.000Z'))
    expect([isReadable, states.search]).toEqual([false, 'ok'])
    expect(days).toEqual([
      {
        day: '2026-11-30',
        counts: {
          website: { ok: 1, degraded: 0, down: 0 },
          forms: { ok: 1, degraded: 0, down: 0 },
          marketData: { ok: 1, degraded: 0, down: 0 },
          search: { ok: 1, degraded: 0, down: 0 },
        },
      },
    ])
    expect(listStates(monitor, scene.at).search).toBe('unread')
  })

  it('is readable while one service answers, and not after its checks have stopped', async () => {
    const { open, scene } = makeNode()
    scene.reading = { ...silent, facts: { ...silent.facts, isMarketReady: true } }
    const monitor = open()
    await monitor.check()
    expect(listStates(monitor, scene.at)).toMatchObject({
      search: 'down',
      marketData: 'notMeasured',
      signIn: 'notMeasured',
    })
    expect(monitor.snapshot().days[0]?.counts.search).toEqual({ ok: 0, degraded: 0, down: 1 })
    scene.at = '2026-11-30T03:46:00.000Z'
    expect(monitor.snapshot().isReadable).toBe(false)
  })

  it('announces the start and the end of an outage once each', async () => {
    const { open, scene } = makeNode()
    const monitor = open()
    monitor.onOutage = vi.fn()
    scene.reading = { ...answered, incidents: [incident] }
    await monitor.refreshIncidents()
    expect(monitor.snapshot().incidentsReadAt).toBe(scene.at)
    await monitor.check()
    expect(monitor.onOutage).toHaveBeenCalledTimes(1)
    expect(listStates(monitor, scene.at).signIn).toBe('down')
    scene.reading = { ...answered, incidents: [{ ...incident, impact: 'notice' }] }
    await monitor.refreshIncidents()
    expect(monitor.onOutage).toHaveBeenCalledTimes(2)
  })

  it('does not know when the incidents of an older file were read', async () => {
    const { open, folder } = makeNode()
    await open().check()
    const stored = join(folder, 'status', 'checks.json')
    const { incidentsReadAt: _, ...older } = JSON.parse(readFileSync(stored, 'utf8'))
    writeFileSync(stored, JSON.stringify(older))
    const { readAt, incidentsReadAt } = open().snapshot()
    expect([readAt, incidentsReadAt]).toEqual(['2026-11-30T03:42:00.000Z', null])
  })

  it.each([
    { name: 'none', change: {}, state: 'investigating' },
    { name: 'a found cause', change: { state: 'identified' }, state: 'identified' },
    { name: 'an end', change: { state: 'resolved' }, state: 'resolved' },
  ])('reads the state of the emergency file: $name', ({ change, state }) => {
    const { open, file } = makeNode()
    const text = { title: 'Aplikasi mati', impact: 'outage', components: [], text: 'Kami menangani.' }
    writeFileSync(file, JSON.stringify({ ...text, from: '2026-11-30T08:58:00+07:00', ...change }))
    expect(open().snapshot().emergency).toMatchObject({ id: 1_796_003_880_000, updates: [{ state }] })
  })

  it('shows the incident of the emergency file before all others until the file is removed', async () => {
    const { open, scene, file } = makeNode()
    const text = {
      title: 'Aplikasi mati',
      impact: 'outage',
      from: '2026-11-30T08:58:00+07:00',
      text: 'Kami menangani.',
    }
    writeFileSync(file, JSON.stringify({ ...text, components: ['website'] }))
    const monitor = open()
    await monitor.check()
    expect(monitor.snapshot().emergency?.title).toBe('Aplikasi mati')
    expect(listStates(monitor, scene.at).website).toBe('down')
    rmSync(file)
    monitor.readFile()
    expect(listStates(monitor, scene.at).website).toBe('ok')
  })

  it.each([
    '',
    '{',
    '{"title":"x"}',
    '{"title":"x","impact":"ok","components":[],"from":"2026-11-30","text":"y"}',
    '{"title":"x","impact":"outage","components":[],"from":"2026-11-30T08:00:00+07","text":"y"}',
    '{"title":"x","impact":"outage","components":[],"from":"2026-11-30T01:00:00Z","text":"y","state":"fixed"}',
  ])('ignores the emergency file %j', (content) => {
    const { open, file } = makeNode()
    writeFileSync(file, content)
    expect(open().snapshot().emergency).toBeNull()
  })

  it('starts without history if the stored checks are cut off', async () => {
    const { open, folder } = makeNode()
    await open().check()
    const stored = join(folder, 'status', 'checks.json')
    writeFileSync(stored, readFileSync(stored, 'utf8').slice(0, 40))
    expect(open().snapshot().days).toEqual([])
  })
})

describe('the stored days', () => {
  const states = { website: 'ok', forms: null, marketData: 'down', search: 'degraded' } as const

  it('are at most 90, and a component that was not read has no checks', () => {
    let days = countCheck([], states, new Date('2026-01-01T00:00:00+07:00'))
    for (let day = 1; day < 120; day += 1) {
      days = countCheck(days, states, new Date(Date.UTC(2026, 0, 1 + day)))
    }
    expect([days.length, days.at(-1)?.day, days[0]?.counts.forms]).toEqual([90, '2026-04-30', undefined])
    expect(measureShare(days, 'forms')).toBeNull()
  })

  it('give a share over measured days only, and none for what nobody checks', () => {
    const days = [
      { day: '2026-11-28', counts: { search: { ok: 1430, degraded: 8, down: 2 } } },
      { day: '2026-11-29', counts: {} },
      { day: '2026-11-30', counts: { search: { ok: 60, degraded: 0, down: 0 } } },
    ]
    expect(measureShare(days, 'search')).toEqual({ share: 1490 / 1500, days: 2 })
    expect([measureShare(days, 'telephone'), measureShare([], 'search')]).toEqual([null, null])
  })
})
