import { type ToolPageName, toolPages } from '@site/contracts/content/site-pages.ts'
import type { Tool } from './engine/tool.ts'
import { type LiveToolPage, tools } from './tools.ts'

/** All calculators, in the order of the overview within each group. */
export const allTools: Readonly<Record<ToolPageName, () => Promise<Tool>>> = {
  // Its page calculates with its own modules; an entry for browsers would split them into more files.
  investmentCalculator: () =>
    import('./investment/investment-tool.ts').then(({ investmentTool }) => investmentTool),
  ...tools,
  // Only the server runs it.
  whatIf: () => import('./what-if-plan/what-if-tool.server.ts').then(({ whatIfTool }) => whatIfTool),
}

function isLiveToolPage(page: ToolPageName): page is LiveToolPage {
  return Object.hasOwn(tools, page)
}

/** The pages of the calculators that browsers run, too. */
export const liveToolPages = toolPages.filter(isLiveToolPage)
