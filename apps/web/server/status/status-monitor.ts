import { join } from 'node:path'
import type { Incident } from '@site/contracts/content/incidents.ts'
import { RateLimitedLogger } from '@site/operations/rate-limited-logger.ts'
import type { Logger } from 'pino'
import { findOutage, maxReadingAgeMs, type StatusSnapshot } from '#app/request/service-status.ts'
import type { Environment } from '#server/base/environment.ts'
import { readEmergency } from './emergency-file.ts'
import { isReadable, judgeFacts } from './judge-facts.ts'
import { type Reading, readFacts, readStatus, type ServiceSettings } from './read-facts.ts'
import { countCheck, loadStatus, type StoredStatus, saveStatus } from './status-store.ts'

/** A minute between two checks, and ten seconds until a changed emergency file is shown. */
const checkMs = 60_000
const fileMs = 10_000

export interface StatusSources {
  readonly read: () => Promise<Reading>
  /** null: not read. */
  readonly readIncidents: () => Promise<readonly Incident[] | null>
  readonly servesStale: () => boolean
  readonly now: () => Date
}

/** Checks the services each minute, and stores the results for the next process of this node. */
export class StatusMonitor {
  readonly #sources: StatusSources
  readonly #file: string
  readonly #emergencyFile: string
  readonly #log: Logger
  readonly #warnings: RateLimitedLogger
  readonly #timers: NodeJS.Timeout[] = []
  #stored: StoredStatus
  #emergency: Incident | null
  #isReadable = false
  #checkedAt = 0
  #shown: string
  /** Called when the banner of every page changes. */
  onOutage: () => void = () => {}

  constructor(
    { DATA_DIR, STATUS_FILE }: Pick<Environment, 'DATA_DIR' | 'STATUS_FILE'>,
    sources: StatusSources,
    log: Logger,
  ) {
    this.#sources = sources
    this.#file = join(DATA_DIR, 'status', 'checks.json')
    this.#emergencyFile = STATUS_FILE
    this.#log = log
    this.#warnings = new RateLimitedLogger(log, 1)
    this.#stored = loadStatus(this.#file, log)
    this.#emergency = this.#readEmergency()
    this.#shown = this.#describeOutage()
  }

  start(): void {
    const check = () =>
      this.check().catch((error: unknown) => this.#log.error({ err: error }, 'Status check failed'))
    void check()
    this.#timers.push(setInterval(check, checkMs).unref(), setInterval(() => this.readFile(), fileMs).unref())
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer)
  }

  snapshot(): StatusSnapshot {
    const isRecent = this.#sources.now().getTime() - this.#checkedAt < maxReadingAgeMs
    return { ...this.#stored, isReadable: this.#isReadable && isRecent, emergency: this.#emergency }
  }

  /** A check without any answer is not counted, because the fault may be this node's network. */
  async check(): Promise<void> {
    const { facts, incidents } = await this.#sources.read()
    const now = this.#sources.now()
    const whole = { ...facts, servesStale: this.#sources.servesStale() }
    const states = judgeFacts(whole, now)
    this.#isReadable = isReadable(whole)
    this.#checkedAt = now.getTime()
    this.#stored = {
      ...this.#stored,
      ...(this.#isReadable
        ? { readAt: now.toISOString(), states, days: countCheck(this.#stored.days, states, now) }
        : {}),
    }
    if (incidents !== null) this.#storeIncidents(incidents)
    saveStatus(this.#file, this.#stored, this.#log)
    this.readFile()
  }

  /** Call it after a change event of incidents. */
  async refreshIncidents(): Promise<void> {
    const incidents = await this.#sources.readIncidents()
    if (incidents === null) return
    this.#storeIncidents(incidents)
    saveStatus(this.#file, this.#stored, this.#log)
    this.#announce()
  }

  #storeIncidents(incidents: readonly Incident[]): void {
    const incidentsReadAt = this.#sources.now().toISOString()
    this.#stored = { ...this.#stored, incidents: [...incidents], incidentsReadAt }
  }

  readFile(): void {
    this.#emergency = this.#readEmergency()
    this.#announce()
  }

  #readEmergency(): Incident | null {
    return readEmergency(this.#emergencyFile, this.#warnings)
  }

  #announce(): void {
    const outage = this.#describeOutage()
    if (outage === this.#shown) return
    this.#shown = outage
    this.onOutage()
  }

  #describeOutage(): string {
    const outage = findOutage(this.snapshot(), this.#sources.now())
    return outage === null ? '' : `${outage.title}\n${outage.titleEn ?? ''}`
  }
}

/** The monitor of this node, with the services of its settings. */
export function openStatusMonitor(
  environment: ServiceSettings & Pick<Environment, 'DATA_DIR' | 'STATUS_FILE'>,
  servesStale: () => boolean,
  log: Logger,
): StatusMonitor {
  const sources = {
    read: () => readFacts(environment),
    readIncidents: async () => (await readStatus(environment))?.incidents ?? null,
    servesStale,
    now: () => new Date(),
  }
  return new StatusMonitor(environment, sources, log)
}
