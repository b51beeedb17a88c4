import { createContext, useContext } from 'react'
import { Scripts } from 'react-router'

/** Inline scripts at the end of the page; empty in the browser, where they have already run. */
export const InlineScripts = createContext<readonly string[]>([])

/** Replaces the router's `<Scripts>` in production; development needs the original for hot reload. */
export function PageScripts() {
  const [scroll = '', layout = '', hydration = '', notice = ''] = useContext(InlineScripts)
  if (!import.meta.env.PROD) {
    return <Scripts />
  }
  return (
    <>
      <InlineScript text={scroll} />
      <InlineScript text={layout} />
      <InlineScript text={hydration} />
      <InlineScript text={notice} />
    </>
  )
}

function InlineScript({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only the server writes them
  return <script dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
}
