import { oneAtATime } from '../support/editor.ts'
import { testSite } from '../support/test-site.ts'

export const roles = ['admin', 'editor', 'reviewer', 'operations', 'service'] as const
export type Role = (typeof roles)[number]

/** Calls the CMS at a path below /api. */
export type Client = (path: string, init?: RequestInit) => Promise<Response>

interface Account {
  readonly id: number
  readonly email: string
  readonly password: string
}

/** One account per role for this test, so that attacks lock out nobody else. */
export class Staff {
  readonly #admin: Client
  readonly #accounts = new Map<Role, Promise<Account>>()
  readonly #sessions = new Map<Role, Promise<Client>>()

  private constructor(admin: Client) {
    this.#admin = admin
  }

  static async open(): Promise<Staff> {
    return new Staff(await signIn(testSite().admin))
  }

  account(role: Role): Promise<Account> {
    const made = this.#accounts.get(role) ?? this.#make(role)
    this.#accounts.set(role, made)
    return made
  }

  /** Returns a client signed in with the role. */
  session(role: Role): Promise<Client> {
    const made = this.#sessions.get(role) ?? this.account(role).then(signIn)
    this.#sessions.set(role, made)
    return made
  }

  async close(): Promise<void> {
    for (const account of this.#accounts.values()) {
      await this.#admin(`users/${(await account).id}`, { method: 'DELETE' })
    }
  }

  async #make(role: Role): Promise<Account> {
    const account = {
      email: `${role}-${crypto.randomUUID()}@contoh.example`,
      // Satisfies all password rules.
      password: `Aa1!${crypto.randomUUID()}`,
    }
    const { password: currentPassword } = testSite().admin
    const data = { ...account, name: role, role, currentPassword }
    // The CMS rejects more than three concurrent checks of a password.
    const response = await oneAtATime(`${testSite().cmsUrl}/api`, () =>
      this.#admin('users', json('POST', data)),
    )
    const { doc }: { doc?: { id: number } } = await response.json()
    if (doc === undefined) {
      throw new Error(`could not create an account with the role ${role}: ${response.status}`)
    }
    return { ...account, id: doc.id }
  }
}

export const anonymous: Client = (path, init) => fetch(`${testSite().cmsUrl}/api/${path}`, init)

export function json(method: string, body: unknown): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Sends a token in the header of the API. */
export function withToken(token: string): Client {
  return (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `JWT ${token}`)
    return anonymous(path, { ...init, headers })
  }
}

export async function fetchToken({ email, password }: { email: string; password: string }): Promise<string> {
  const { cmsUrl } = testSite()
  const response = await oneAtATime(`${cmsUrl}/api`, () =>
    anonymous('users/login', json('POST', { email, password })),
  )
  const { token }: { token?: string } = await response.json()
  if (token === undefined) {
    throw new Error(`${email} could not sign in: ${response.status}`)
  }
  return token
}

async function signIn(account: { email: string; password: string }): Promise<Client> {
  return withToken(await fetchToken(account))
}
