import { openEvent, paragraph } from '../../apps/web/e2e/made-content.ts'
/** For the tests of the cluster: an editor at one of its content services, through the interface of the admin. */
export class ClusterEditor {
  #api
  /** @type {Record<string, string>} */
  #headers = {}

  /** @param {number} port of the content service */
  constructor(port) {
    this.#api = `http://127.0.0.1:${port}/api`
  }

  /** @param {{ email: string, password: string }} account */
  async login(account) {
    const { token } = await this.#send('POST', 'users/login', account)
    this.#headers = { authorization: `JWT ${token}` }
    return this
  }

  /** Ends when the content service has answered. @param {{ id: number }} article @param {string} summary */
  publish({ id }, summary) {
    return this.changeArticle(id, { summary, _status: 'published' })
  }

  /**
   * @param {string} slug
   * @param {Record<string, unknown>} [more]
   * @returns {Promise<number>} its number
   */
  async draftArticle(slug, more = {}) {
    const [category, author] = await Promise.all([
      this.#send('GET', 'categories?where[kind][equals]=article&limit=1'),
      this.#send('GET', 'authors?limit=1'),
    ])
    const { doc } = await this.#send('POST', 'articles?locale=id&draft=true', {
      _status: 'draft',
      title: `Judul ${slug}`,
      slug,
      summary: 'Artikel dari pengujian.',
      body: paragraph('Isi artikel dari pengujian.'),
      category: category.docs[0].id,
      author: author.docs[0].id,
      publishedAt: new Date().toISOString(),
      ...more,
    })
    return doc.id
  }

  /**
   * @param {number} id
   * @param {Record<string, unknown>} data
   */
  async changeArticle(id, data) {
    const isDraft = data._status === 'draft'
    await this.#send('PATCH', `articles/${id}?locale=id&draft=${isDraft}`, data)
  }

  /** An event that is open to registrations. @param {string} slug @param {number} capacity @returns {Promise<number>} its number */
  async publishEvent(slug, capacity) {
    const event = openEvent({ slug, capacity, waitingListPlaces: 0 })
    const { doc } = await this.#send('POST', 'events?locale=id', event)
    return doc.id
  }

  /** The addresses of those who have a seat, each as often as it has one. @param {number} event @returns {Promise<string[]>} */
  async seatedAddresses(event) {
    const which = `where[event][equals]=${event}&where[state][equals]=confirmed&limit=0&depth=0`
    const { docs } = await this.#send('GET', `registrations?${which}`)
    return docs.map((/** @type {{ email: string }} */ { email }) => email)
  }

  /**
   * @param {Buffer} data
   * @param {string} name
   * @returns {Promise<{ id: number, filename: string }>}
   */
  async upload(data, name) {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(data)], { type: 'image/webp' }), name)
    form.set('_payload', JSON.stringify({ alt: 'Gambar dari pengujian' }))
    const { doc } = await this.#send('POST', 'media?locale=id', form)
    return doc
  }

  /** @param {number} id */
  async deleteUpload(id) {
    await this.#send('DELETE', `media/${id}`)
  }

  /** The status of the admin's own view of an upload. @param {string} filename */
  async statusOfFile(filename) {
    const response = await fetch(`${this.#api}/media/file/${filename}`, { headers: this.#headers })
    await response.body?.cancel()
    return response.status
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   */
  async #send(method, path, body) {
    const isForm = body instanceof FormData
    const response = await fetch(`${this.#api}/${path}`, {
      method,
      headers: { ...this.#headers, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 500)}`)
    return JSON.parse(text)
  }
}
