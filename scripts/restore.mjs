import { runCommand } from './node-version.mjs'

await runCommand(() => import('./backup/restore-command.mjs'))
