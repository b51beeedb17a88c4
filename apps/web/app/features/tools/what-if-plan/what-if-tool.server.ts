import type { ToolPageName } from '@site/contracts/content/site-pages.ts'
import type { Tool } from '../engine/tool.ts'
import { copy } from './copy.ts'
import { runIndex } from './index-plan.server.ts'
import { runShares } from './share-plan.server.ts'

const { id, en } = copy

/** Only the server runs it: the prices of many years are too large for browsers. */
export const whatIfTool = {
  page: 'whatIf' as const satisfies ToolPageName,
  group: 'planning',
  summary: { id: id.summary, en: en.summary },
  lead: { id: id.lead, en: en.lead },
  needs: { fees: 'all', rates: true, past: true },
  modes: [
    {
      name: 'shares',
      label: { id: id.modes.shares, en: en.modes.shares },
      needsInput: true,
      run: runShares,
    },
    { name: 'index', label: { id: id.modes.index, en: en.modes.index }, needsInput: true, run: runIndex },
  ],
} satisfies Tool
