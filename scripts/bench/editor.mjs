import { demoEmail } from '../site/demo-account.mjs'

/**
 * @typedef {{ id: number, slug: string }} Article
 * @typedef {{ total: number, pageCount: number, items: Article[], categories: { slug: string }[] }} ArticleList
 *
 * @typedef {object} Editor somebody who works in the content service by its REST interface
 * @property {(article: Article, summary: string) => Promise<void>} publish ends when the content service has answered
 * @property {() => Promise<string[]>} pictureFiles
 */

/**
 * The first page of the articles, as the site asks for it.
 *
 * @param {import('../site/services.mjs').Site} site
 * @returns {Promise<ArticleList>}
 */
export async function articlesOf({ ports, secrets }) {
  const response = await fetch(`http://127.0.0.1:${ports.cms}/api/site/articles?locale=id`, {
    headers: { authorization: `Bearer ${secrets.CONTENT_API_KEY}` },
  })
  if (!response.ok) throw new Error(`The list of articles is answered with ${response.status}`)
  return /** @type {ArticleList} */ (await response.json())
}

/**
 * @param {import('../site/services.mjs').Site} site
 * @returns {Promise<Editor>}
 */
export async function signIn({ ports, secrets }) {
  const api = `http://127.0.0.1:${ports.cms}/api`
  const login = await fetch(`${api}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail, password: secrets.DEMO_PASSWORD }),
  })
  if (!login.ok) throw new Error(`The editor is not let in: ${login.status}`)
  const { token } = /** @type {{ token: string }} */ (await login.json())
  const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` }
  return {
    async publish({ id }, summary) {
      const saved = await fetch(`${api}/articles/${id}?locale=id`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ summary, _status: 'published' }),
      })
      await saved.arrayBuffer()
      if (!saved.ok) throw new Error(`The article is not saved: ${saved.status}`)
    },
    async pictureFiles() {
      const found = await fetch(`${api}/media?limit=300&depth=0`, { headers })
      if (!found.ok) throw new Error(`The pictures are answered with ${found.status}`)
      const { docs } = /** @type {{ docs: { filename: string, mimeType: string }[] }} */ (await found.json())
      return docs.filter(({ mimeType }) => mimeType.startsWith('image/')).map(({ filename }) => filename)
    },
  }
}
