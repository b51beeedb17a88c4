import type { ToolPageName } from '@site/contracts/content/site-pages.ts'
import type { Tool } from './engine/tool.ts'

/** Browsers load the list, too, at the first focus only. */
export async function loadTool(page: ToolPageName): Promise<Tool> {
  const { tools } = await import('./tools.ts')
  return tools[page]()
}
