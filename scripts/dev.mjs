import { runCommand } from './node-version.mjs'

await runCommand(() => import('./site/dev-command.mjs'))
