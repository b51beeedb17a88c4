import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@site/operations/free-port.ts'
import { vi } from 'vitest'
import { query } from '../database/query.ts'
import { UserError } from '../errors.ts'
import { findNginx } from '../machine/nginx.ts'
import { root } from '../paths.ts'
import type { Child, Processes } from '../processes.ts'
import { buildAll } from '../site/builds.ts'
import { demoEmail } from '../site/demo-account.ts'
import { fillSite } from '../site/fill.ts'
import { type ServiceName, type Site, startService, waitUntilReady } from '../site/services.ts'
import { openSite, startMailCatcher } from '../site/site.ts'
import { machineEnvironment } from '../test/environment.ts'
import { s3Keys, startS3Server } from '../test/s3-server.ts'
import { testContext } from './test-context.ts'

const bucket = 'media'

/** One of the two processes of a service, with its own data directory. */
export class Node {
  readonly name: ServiceName
  readonly site: Site
  readonly url: string
  readonly #processes: Processes
  #child: Child | null = null

  constructor(name: ServiceName, site: Site, processes: Processes) {
    this.name = name
    this.site = site
    this.url = `http://127.0.0.1:${site.ports[name]}`
    this.#processes = processes
  }

  async start(): Promise<void> {
    const child = startService(this.name, this.site, 'start', this.#processes)
    this.#child = child
    await waitUntilReady(this.name, child, this.site, 'start')
  }

  async stop(signal?: NodeJS.Signals): Promise<void> {
    this.#child?.stop(signal)
    await this.#child?.exited
  }
}

/** Two processes of each service on one database and one bucket, behind the files of deploy/nginx. */
export class Cluster {
  readonly nodes: Readonly<Record<ServiceName, readonly [Node, Node]>>
  readonly site: Site
  /** The public URL, of nginx. */
  readonly url: string
  readonly mailsUrl: string
  readonly #stopDatabase: () => void
  /** Called last, after everything that uses the storage has stopped. */
  readonly stopStorage: () => Promise<void>

  private constructor(
    options: Pick<Cluster, 'nodes' | 'site' | 'url' | 'mailsUrl'> & {
      stopDatabase: () => void
      stopStorage: () => Promise<void>
    },
  ) {
    this.nodes = options.nodes
    this.site = options.site
    this.url = options.url
    this.mailsUrl = options.mailsUrl
    this.#stopDatabase = options.stopDatabase
    this.stopStorage = options.stopStorage
  }

  static async start(dataDir: string, processes: Processes): Promise<Cluster> {
    const context = testContext(dataDir, processes)
    const nginx = await findNginx({ logDir: join(dataDir, 'logs'), processes })
    if (nginx === null) throw new UserError('nginx is not installed and could not be downloaded: install it.')
    const storage = await startS3Server({ folder: join(dataDir, 's3'), bucket })
    const [web, cms, market, mail] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
    const env = {
      ...machineEnvironment(process.env),
      SITE_URL: `http://localhost:${web}`,
      MAIL_PORT: String(mail),
      TRUSTED_PROXIES: '1',
      WARM_UP_PAGES: '0',
      S3_ENDPOINT: storage.endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
    }
    const { site: opened, embedded } = await openSite(context, {
      env,
      ports: { web, cms, market },
      isServing: true,
    })
    await buildAll(context, env)
    await fillSite(context, opened, 'demo')
    const catcher = await startMailCatcher(context, opened)
    if (catcher === null || embedded === null) throw new Error('The demo has no mail catcher or no database.')
    const site = { ...opened, env: { ...env, SMTP_URL: catcher.smtpUrl } }
    const pair = async (name: ServiceName) => [await node(name, 1), await node(name, 2)] as const
    const node = async (name: ServiceName, number: number) => {
      const own = join(dataDir, `${name}-${number}`)
      mkdirSync(join(own, 'logs'), { recursive: true })
      const ports = { ...site.ports, [name]: await freePort() }
      return new Node(name, { ...site, dataDir: own, ports }, processes)
    }
    const nodes = { web: await pair('web'), cms: await pair('cms'), market: await pair('market') }
    // nginx marks a failed server as down for a while, so it starts after the services.
    await Promise.all([...nodes.market, ...nodes.cms].map((one) => one.start()))
    const args = ['-c', writeNginxFiles(dataDir, nodes, site), '-e', join(dataDir, 'logs', 'nginx-error.log')]
    const logFile = join(dataDir, 'logs', 'nginx.log')
    processes.start({ file: nginx.file, args, cwd: dataDir, env: machineEnvironment(process.env), logFile })
    await Promise.all(nodes.web.map((one) => one.start()))
    return new Cluster({
      nodes,
      site,
      url: `http://127.0.0.1:${web}`,
      mailsUrl: catcher.pageUrl,
      stopDatabase: () => embedded.process.stop('SIGKILL'),
      stopStorage: storage.stop,
    })
  }

  query(sql: string, values: readonly unknown[] = []) {
    return query(this.site.database.cmsUrl, sql, values)
  }

  /** An editor at one of the CMS processes. */
  async signIn(index: 0 | 1): Promise<Editor> {
    const account = { email: demoEmail, password: this.site.secrets.DEMO_PASSWORD }
    const { token } = await sendJson(`${this.nodes.cms[index].url}/api/users/login`, 'POST', account)
    return new Editor(this.nodes.cms[index].url, String(token))
  }

  /** Waits until both web nodes show the text on a page. */
  async waitUntilShown(path: string, text: string): Promise<void> {
    for (const { url } of this.nodes.web) {
      await vi.waitFor(async () => {
        const page = await (await fetch(`${url}${path}`)).text()
        if (!page.includes(text)) throw new Error(`${url}${path} does not show "${text}"`)
      }, 15_000)
    }
  }

  /** Kills everything behind the web nodes. */
  async killBackends(): Promise<void> {
    this.#stopDatabase()
    await Promise.all([...this.nodes.cms, ...this.nodes.market].map((one) => one.stop('SIGKILL')))
  }
}

/** An editor using the REST API of the admin. */
export class Editor {
  readonly #url: string
  readonly #token: string

  constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  /** Returns the id of the draft. */
  async draftArticle(slug: string, fields: object = {}): Promise<number> {
    const category = await this.#firstId('categories?where[kind][equals]=article&limit=1')
    const author = await this.#firstId('authors?limit=1')
    const text = { version: 1, type: 'text', text: 'Isi', detail: 0, format: 0, mode: 'normal', style: '' }
    const block = { version: 1, direction: null, format: '', indent: 0 }
    const paragraph = { ...block, type: 'paragraph', textFormat: 0, children: [text] }
    const { doc } = await this.send('POST', 'articles?locale=id&draft=true', {
      _status: 'draft',
      title: `Judul ${slug}`,
      slug,
      summary: 'Artikel dari pengujian.',
      body: { root: { ...block, type: 'root', children: [paragraph] } },
      category,
      author,
      publishedAt: new Date().toISOString(),
      ...fields,
    })
    return doc.id
  }

  publishArticle(id: number, fields: object = {}) {
    return this.send('PATCH', `articles/${id}?locale=id`, { ...fields, _status: 'published' })
  }

  /** Uploads an image; returns its id and its file name. */
  upload(data: Buffer, name: string): Promise<ApiResponse> {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(data)], { type: 'image/webp' }), name)
    form.set('_payload', JSON.stringify({ alt: 'Gambar dari pengujian' }))
    return this.send('POST', 'media?locale=id', form)
  }

  async send(method: string, path: string, body?: object): Promise<ApiResponse> {
    return sendJson(`${this.#url}/api/${path}`, method, body, { authorization: `JWT ${this.#token}` })
  }

  async #firstId(path: string): Promise<number> {
    const { docs } = await this.send('GET', path)
    return docs?.[0]?.id ?? 0
  }
}

/** The parts of Payload's responses that the tests read. */
interface ApiResponse {
  readonly token?: string
  readonly doc: { readonly id: number; readonly filename: string }
  readonly docs?: readonly { readonly id: number }[]
}

async function sendJson(
  url: string,
  method: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<ApiResponse> {
  const isForm = body instanceof FormData
  const response = await fetch(url, {
    method,
    headers: body === undefined || isForm ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text.slice(0, 500)}`)
  return JSON.parse(text)
}

/** Writes the files of deploy/nginx with local ports and without TLS; returns the main file. */
function writeNginxFiles(dataDir: string, nodes: Cluster['nodes'], site: Site): string {
  const directory = join(dataDir, 'nginx')
  for (const name of ['brokerage', 'cache']) mkdirSync(join(directory, name), { recursive: true })
  const shipped = join(root, 'deploy', 'nginx')
  const findNodePort = (name: ServiceName, index: 0 | 1) => nodes[name][index].site.ports[name]
  const ports: Record<string, number> = {
    3000: findNodePort('web', 0),
    3010: findNodePort('web', 1),
    3001: site.ports.cms,
    3101: findNodePort('cms', 0),
    3111: findNodePort('cms', 1),
    3002: site.ports.market,
    3102: findNodePort('market', 0),
    3112: findNodePort('market', 1),
  }
  for (const name of readdirSync(shipped).filter((file) => file.endsWith('.conf'))) {
    const text = readFileSync(join(shipped, name), 'utf8')
      .replaceAll('/etc/nginx/brokerage', join(directory, 'brokerage'))
      .replaceAll('/var/lib/nginx', join(directory, 'cache'))
      .replaceAll('/var/log/nginx', join(dataDir, 'logs'))
      .replace(/127\.0\.0\.1:(3\d{3})/g, (address, port) =>
        port in ports ? `127.0.0.1:${ports[port]}` : address,
      )
    writeFileSync(join(directory, 'brokerage', name), text)
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(directory, name)};`,
  )
  const included = ['http', 'upstream', 'internal'].map(
    (name) => `include ${directory}/brokerage/brokerage-${name}.conf;`,
  )
  const main = join(directory, 'nginx.conf')
  writeFileSync(
    main,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 2; pid ${directory}/nginx.pid;
    events { worker_connections 2048; }
    http {
      access_log off;
      ${temporary.join(' ')}
      ${included.join(' ')}
      server { listen 127.0.0.1:${site.ports.web}; include ${directory}/brokerage/brokerage-locations.conf; }
    }`,
  )
  return main
}
