import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode, UserError } from '../errors.ts'

const names = [
  'PAYLOAD_SECRET',
  'CONTENT_API_KEY',
  'STOCK_API_KEY',
  'DEMO_PASSWORD',
  'DATABASE_PASSWORD',
] as const
type SecretName = (typeof names)[number]

export type Secrets = Readonly<Record<SecretName, string>>

/** Settings that are secrets or contain a password. Only programs that need one receive it. */
const secretSettings: readonly string[] = [
  ...names,
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_EVENTS_KEY',
  'DKIM_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'HUMAN_CHECK_SECRET',
  'MARKET_VENDOR_KEY',
]

export const withoutSecrets = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !secretSettings.includes(name)))

/**
 * The secrets of this installation, generated at its first start into `secrets.json`. Values of the environment take
 * precedence and are not stored.
 */
export function loadSecrets(dataDir: string, env: NodeJS.ProcessEnv): Secrets {
  const file = join(dataDir, 'secrets.json')
  const stored = readSecrets(file)
  const missing = names.filter((name) => !stored[name] && (name === 'DATABASE_PASSWORD' || !env[name]))
  if (missing.length > 0) {
    for (const name of missing) stored[name] = generateSecret(name)
    writeFileSync(`${file}.new`, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  chmodSync(file, 0o600)
  const inUse = (name: SecretName) => env[name] || stored[name] || ''
  return {
    PAYLOAD_SECRET: inUse('PAYLOAD_SECRET'),
    CONTENT_API_KEY: inUse('CONTENT_API_KEY'),
    STOCK_API_KEY: inUse('STOCK_API_KEY'),
    DEMO_PASSWORD: inUse('DEMO_PASSWORD'),
    // Belongs to the files of the embedded database, so no setting replaces it.
    DATABASE_PASSWORD: stored.DATABASE_PASSWORD ?? '',
  }
}

function readSecrets(file: string): Partial<Record<string, string>> {
  let text = ''
  try {
    text = readFileSync(file, 'utf8')
    return JSON.parse(text)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return {}
    // Not the parser's message: it can quote the file.
    const line = error instanceof Error ? /\(line (\d+) column \d+\)/.exec(error.message)?.[1] : undefined
    throw new UserError(
      `The secrets in ${file} cannot be read${line ? ` (line ${line})` : ''}: repair the file, or remove it together with the data next to it.`,
    )
  }
}

/** The demo password is typed by people, so it is shorter. */
const generateSecret = (name: SecretName): string =>
  randomBytes(name === 'DEMO_PASSWORD' ? 9 : 32).toString('base64url')
