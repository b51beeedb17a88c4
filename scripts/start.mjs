import { runCommand } from './node-version.mjs'

await runCommand(() => import('./site/start-command.mjs'))
