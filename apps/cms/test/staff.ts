import type { Role } from '#cms/access/roles.ts'
import { adminOrigins, environment } from '#cms/environment.ts'
import { askRest, startService } from './service.ts'

const password = 'a-password-for-the-tests'
const [adminOrigin = ''] = adminOrigins(environment)

const cookies = new Map<Role, Promise<{ cookie: string; user: number }>>()

/** The session of a user who has the role, made once for all tests of a file. */
export function session(role: Role): Promise<{ cookie: string; user: number }> {
  const made = cookies.get(role) ?? signIn(role)
  cookies.set(role, made)
  return made
}

async function signIn(role: Role): Promise<{ cookie: string; user: number }> {
  const payload = await startService()
  const email = `${role}-${crypto.randomUUID()}@test.example`
  const user = await payload.create({ collection: 'users', data: { email, password, name: role, role } })
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  return { cookie: `${payload.config.cookiePrefix}-token=${token}`, user: user.id }
}

/** `duplex` is Node's word for a body that is a stream; the browser's types do not know it. */
type Asked = RequestInit & { origin?: string; language?: 'id' | 'en'; duplex?: 'half' }

/** Asks Payload's REST API as a page of the admin does; null is somebody without an account. */
export async function askAs(role: Role | null, path: string, asked: Asked = {}): Promise<Response> {
  const { origin = adminOrigin, language = 'id', ...init } = asked
  const headers = new Headers(init.headers)
  headers.set('origin', origin)
  headers.set('accept-language', language)
  if (role !== null) headers.set('cookie', (await session(role)).cookie)
  return askRest(path, { ...init, headers })
}
