import { runCommand } from './node-version.mjs'

await runCommand(() => import('./site/photograph-command.mjs'))
