import { mkdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { isSettled } from './admin-page.ts'
import type { Fields } from './editor-changes.ts'
import { openEvent, paragraph } from './test-content.ts'
import { testSite } from './test-site.ts'

interface Account {
  readonly email: string
  readonly password: string
}

/** The CMS closes an idle keep-alive connection after 5 s, and a request sent at that moment fails. */
const ownConnection = { connection: 'close' }

/** An editor that uses the API of the admin. */
export class Editor {
  readonly #request: APIRequestContext
  readonly #api: string
  readonly #headers: Readonly<Record<string, string>>

  private constructor(request: APIRequestContext, api: string, token: string) {
    this.#request = request
    this.#api = api
    this.#headers = { ...ownConnection, authorization: `JWT ${token}` }
  }

  get authorization(): string {
    return this.#headers.authorization ?? ''
  }

  static async login(request: APIRequestContext, account: Account): Promise<Editor> {
    const { cmsUrl } = testSite()
    const api = `${cmsUrl}/api`
    const response = await oneAtATime(api, () =>
      request.post(`${api}/users/login`, { headers: ownConnection, data: account }),
    )
    expect(response.status(), await response.text()).toBe(200)
    const { token } = await response.json()
    return new Editor(request, api, token)
  }

  /** Creates a draft article in Indonesian and returns its ID. */
  async draftArticle({ title, slug }: { title: string; slug: string }): Promise<number> {
    const [category, author] = await Promise.all([
      this.#firstOf('categories?where[kind][equals]=article&limit=1'),
      this.#firstOf('authors?limit=1'),
    ])
    return this.#create('articles?locale=id&draft=true', {
      _status: 'draft',
      title,
      slug,
      summary: 'Artikel dari pengujian, hanya untuk melihat kapan ia tampil.',
      body: paragraph('Isi artikel dari pengujian.'),
      category,
      author,
      publishedAt: new Date().toISOString(),
    })
  }

  /** Adds the English version to the draft, with the same slug. */
  async translateArticle(id: number, { title, slug }: { title: string; slug: string }): Promise<void> {
    const summary = 'An article of the tests, only to see when it shows.'
    await this.saveDraft(id, 'en', { title, slug, summary, body: paragraph('The text of the tests.') })
  }

  async setStatus(id: number, status: 'published' | 'draft'): Promise<void> {
    await this.#change(`articles/${id}?locale=id`, { _status: status })
  }

  /** Changes the draft in one language, but not the published version. */
  async saveDraft(id: number, locale: 'id' | 'en', data: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#change(`articles/${id}?locale=${locale}&draft=true`, { ...data, _status: 'draft' })
  }

  /** The title of the latest version; null if the language has none. */
  async fetchTitle(id: number, locale: 'id' | 'en' = 'id'): Promise<string | null> {
    const query = `articles/${id}?draft=true&depth=0&locale=${locale}&fallback-locale=none`
    const response = await this.#request.get(`${this.#api}/${query}`, { headers: this.#headers })
    expect(response.status(), await response.text()).toBe(200)
    return (await response.json()).title ?? null
  }

  async fetchOldestVersion(id: number): Promise<number> {
    return this.#firstOf(`articles/versions?where[parent][equals]=${id}&sort=createdAt&limit=1&depth=0`)
  }

  /** Changes the Indonesian version and publishes it. */
  async publishArticle(id: number, data: Readonly<Record<string, string>>): Promise<void> {
    await this.#change(`articles/${id}?locale=id`, { ...data, _status: 'published' })
  }

  async deleteArticle(id: number): Promise<void> {
    await this.#request.delete(`${this.#api}/articles/${id}`, { headers: this.#headers })
  }

  /** Publishes an event open for registration, in Indonesian, and returns its ID. */
  async publishEvent(event: Parameters<typeof openEvent>[0]): Promise<number> {
    return this.#create('events?locale=id', openEvent(event))
  }

  /** The number of registrations of an event in a state. */
  async countRegistrations(event: number, state: 'confirmed' | 'waiting'): Promise<number> {
    const query = `where[event][equals]=${event}&where[state][equals]=${state}&limit=0`
    const response = await this.#request.get(`${this.#api}/registrations?${query}`, {
      headers: this.#headers,
    })
    expect(response.status()).toBe(200)
    return (await response.json()).totalDocs
  }

  /** The email addresses with a seat, once per seat. */
  async registeredAddresses(event: number): Promise<readonly string[]> {
    const query = `where[event][equals]=${event}&where[state][equals]=confirmed&limit=0&depth=0`
    const response = await this.#request.get(`${this.#api}/registrations?${query}`, {
      headers: this.#headers,
    })
    expect(response.status(), await response.text()).toBe(200)
    const { docs }: { docs: { email: string }[] } = await response.json()
    return docs.map(({ email }) => email)
  }

  async deleteEvent(event: number): Promise<void> {
    for (const address of [`registrations?where[event][equals]=${event}`, `events/${event}`]) {
      await this.#request.delete(`${this.#api}/${address}`, { headers: this.#headers })
    }
  }

  /** The collections and globals that this account may change. */
  async listChangeable(): Promise<{ collections: string[]; globals: string[] }> {
    const { collections, globals } = await this.#read('access')
    const listIn = (kinds: object) =>
      Object.entries(kinds).flatMap(([slug, rights]) => (rights.update ? [slug] : []))
    return { collections: listIn(collections), globals: listIn(globals) }
  }

  /** The path and the Indonesian fields of a global, or of the first document that `where` finds in a collection. */
  async fetchContent(path: string, where?: string): Promise<{ path: string; fields: Fields }> {
    const found = await this.#read(`${path}?locale=id&depth=0&limit=1&${where ?? ''}`)
    return where ? { path: `${path}/${found.docs[0].id}`, fields: found.docs[0] } : { path, fields: found }
  }

  async publishContent(path: string, fields: Fields): Promise<void> {
    const response = await this.#request.fetch(`${this.#api}/${path}?locale=id`, {
      method: path.startsWith('globals/') ? 'POST' : 'PATCH',
      headers: this.#headers,
      data: { ...fields, _status: 'published' },
    })
    expect(response.status(), `${path}: ${await response.text()}`).toBe(200)
  }

  async createRedirect(from: string, to: string): Promise<number> {
    return this.#create('redirects', { from, to, status: 'permanent', _status: 'published' })
  }

  async deleteRedirect(id: number): Promise<void> {
    await this.#request.delete(`${this.#api}/redirects/${id}`, { headers: this.#headers })
  }

  /** Creates a document and returns its ID. */
  async #create(path: string, data: Readonly<Record<string, unknown>>): Promise<number> {
    const response = await this.#request.post(`${this.#api}/${path}`, { headers: this.#headers, data })
    expect(response.status(), await response.text()).toBe(201)
    const { doc } = await response.json()
    return doc.id
  }

  async #change(path: string, data: Readonly<Record<string, unknown>>): Promise<void> {
    const response = await this.#request.patch(`${this.#api}/${path}`, { headers: this.#headers, data })
    expect(response.status(), await response.text()).toBe(200)
  }

  async #firstOf(query: string): Promise<number> {
    const { docs } = await this.#read(query)
    return docs[0].id
  }

  async #read(query: string) {
    const response = await this.#request.get(`${this.#api}/${query}`, { headers: this.#headers })
    expect(response.status(), `${query}: ${await response.text()}`).toBe(200)
    return response.json()
  }
}

/** Works on a draft of an article, then deletes it. */
export async function withDraft(editor: Editor, work: (id: number) => Promise<void>): Promise<void> {
  const slug = `sunting-uji-${Date.now()}`
  const id = await editor.draftArticle({ title: 'Judul semula', slug })
  try {
    await work(id)
  } finally {
    await editor.deleteArticle(id)
  }
}

/** Signs in with the form of the admin. */
export async function logInToAdmin(page: Page, { email, password }: Account): Promise<void> {
  const { cmsUrl } = testSite()
  await page.goto(`${cmsUrl}/admin/login`)
  // A form that is not hydrated yet ignores what was typed and clicked.
  await page.waitForFunction(isSettled)
  await page.locator('#field-email').fill(email)
  await page.locator('#field-password').fill(password)
  await oneAtATime(`${cmsUrl}/api`, async () => {
    await page.locator('button[type=submit]').click()
    await expect(page).toHaveURL(/\/admin\/?$/)
  })
}

/** Longer than a login in the admin may take. */
const LOCK_OUTLIVED_MS = 20_000

/** Serializes logins: Payload stores an account's sessions in its row, so concurrent logins may lose one. */
export async function oneAtATime<Result>(api: string, work: () => Promise<Result>): Promise<Result> {
  const lock = join(tmpdir(), `editor-login-${new URL(api).port}`)
  const take = async () => {
    try {
      await mkdir(lock)
      return true
    } catch {
      const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: Date.now() }))
      // Left behind by a worker that was stopped during its login.
      if (Date.now() - mtimeMs > LOCK_OUTLIVED_MS) await rm(lock, { recursive: true, force: true })
      return false
    }
  }
  await expect.poll(take, { timeout: 60_000, intervals: [50] }).toBe(true)
  try {
    return await work()
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}
