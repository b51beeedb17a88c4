import type { Tool } from './engine/tool.ts'
import type { LiveToolPage } from './tools.ts'

/** Browsers load the list, too, at the first focus only. */
export async function loadTool(page: LiveToolPage): Promise<Tool> {
  const { tools } = await import('./tools.ts')
  return tools[page]()
}
