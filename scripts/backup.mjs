import { runCommand } from './node-version.mjs'

await runCommand(() => import('./backup/backup-command.mjs'))
