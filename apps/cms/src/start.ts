import { spawn, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { environment } from './base/environment/environment.ts'

/** `npm start`: migrates the database, then starts `next start`. */
const migrated = spawnSync(process.execPath, ['src/migrate.ts'], { stdio: 'inherit' })
if (migrated.status !== 0) process.exit(migrated.status ?? 1)

const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
const server = spawn(
  process.execPath,
  [
    '--import',
    './src/operations/http-limits.ts',
    next,
    'start',
    '-p',
    String(environment.CMS_PORT),
    '-H',
    environment.CMS_HOST,
  ],
  // On a signal, boot.ts shuts down gracefully; Next's own handler would not exit with 0.
  { stdio: 'inherit', env: { ...process.env, NEXT_MANUAL_SIG_HANDLE: '1' } },
)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
