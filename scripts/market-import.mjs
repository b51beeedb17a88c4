import { runCommand } from './node-version.mjs'

await runCommand(() => import('./site/market-import-command.mjs'))
