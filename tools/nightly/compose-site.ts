import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@site/operations/free-port.ts'
import { exampleSettings, readCompose, readImage } from '../deploy/compose.ts'
import { deployDirectory, type ServiceName } from '../deploy/files.ts'
import { UserError } from '../errors.ts'
import { root } from '../paths.ts'
import type { Child, Processes } from '../processes.ts'
import { buildAll } from '../site/builds.ts'
import { machineEnvironment } from '../test/environment.ts'
import { type PostgresServer, startServer } from './postgres-server.ts'
import { testContext } from './test-context.ts'

/** The services of deploy/compose.yaml on this machine, each with exactly the environment from compose. */
export class ComposeSite {
  readonly server: PostgresServer
  readonly backups: string
  readonly #directory: string
  readonly #processes: Processes
  readonly #ports: Readonly<Record<ServiceName, number>>
  readonly #services: ReturnType<typeof readCompose>
  readonly #running = new Map<ServiceName, Child>()

  private constructor(
    directory: string,
    processes: Processes,
    server: PostgresServer,
    ports: Readonly<Record<ServiceName, number>>,
  ) {
    this.#directory = directory
    this.#processes = processes
    this.server = server
    this.#ports = ports
    this.#services = readCompose(exampleSettings(`http://localhost:${ports.web}`))
    this.backups = join(directory, 'backups')
  }

  /** The builds, and a PostgreSQL server that is starting. */
  static async create(directory: string, processes: Processes): Promise<ComposeSite> {
    await buildAll(testContext(directory, processes), machineEnvironment(process.env))
    const server = await startServer(directory, processes)
    const ports = { web: await freePort(), cms: await freePort(), market: await freePort() }
    const site = new ComposeSite(directory, processes, server, ports)
    mkdirSync(site.backups)
    return site
  }

  /** Runs deploy/postgres/roles.sh, as the PostgreSQL image does on an empty server. */
  createRoles(): void {
    this.runSql('sh', [join(deployDirectory, 'postgres/roles.sh')], this.#services.database?.environment)
  }

  /** Runs a PostgreSQL program, or a shell script that uses them, as the server's owner. */
  runSql(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string {
    const result = spawnSync(file, [...args], {
      encoding: 'utf8',
      env: { ...this.server.env, ...env },
      timeout: 300_000,
    })
    if (result.status !== 0) throw new UserError(`${file} failed: ${result.stdout}${result.stderr}`)
    return result.stdout
  }

  url(service: ServiceName, path: string): string {
    return `http://127.0.0.1:${this.#ports[service]}${path}`
  }

  /** Runs a command in the environment of a service, like `docker compose exec`. */
  async exec(service: ServiceName, command: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
    const [program = '', ...args] = command
    const logFile = join(this.#directory, `${service}-exec.log`)
    const settings = { ...this.#environmentOf(service), ...env }
    const what = `"${command.join(' ')}" in ${service}`
    const file = program === 'node' ? process.execPath : program
    await this.#processes.run({
      what,
      file,
      args,
      cwd: this.#workdir(service),
      env: settings,
      logFile,
      timeoutMs: 600_000,
    })
  }

  start(service: ServiceName): void {
    const [, ...args] = readImage(this.#targetOf(service)).command
    const logFile = join(this.#directory, `${service}.log`)
    const env = this.#environmentOf(service)
    const program = { file: process.execPath, args, cwd: this.#workdir(service), env, logFile }
    this.#running.set(service, this.#processes.start(program))
  }

  async stop(service: ServiceName): Promise<void> {
    const child = this.#running.get(service)
    child?.stop()
    await child?.exited
  }

  #targetOf(service: ServiceName): string {
    return this.#services[service]?.build?.target ?? ''
  }

  #workdir(service: ServiceName): string {
    return readImage(this.#targetOf(service)).workdir.replace('/site', root)
  }

  /** Replaces host names of containers with local ports, and their directories with local ones. */
  #environmentOf(service: ServiceName): NodeJS.ProcessEnv {
    const given = { ...readImage(this.#targetOf(service)).env, ...this.#services[service]?.environment }
    const local = Object.entries(given).map(([name, value]) => [
      name,
      value
        .replace('@database:5432', `@127.0.0.1:${this.server.port}`)
        .replace('//cms:3001', `//127.0.0.1:${this.#ports.cms}`)
        .replace('//market:3002', `//127.0.0.1:${this.#ports.market}`),
    ])
    const ownPort = `${service.toUpperCase()}_PORT`
    return {
      ...Object.fromEntries(local),
      [ownPort]: String(this.#ports[service]),
      [`${service.toUpperCase()}_METRICS_PORT`]: '',
      DATA_DIR: join(this.#directory, service),
      PATH: process.env.PATH,
      HOME: process.env.HOME,
    }
  }
}
