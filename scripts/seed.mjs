import { runCommand } from './node-version.mjs'

await runCommand(() => import('./site/seed-command.mjs'))
