import { createContext, useContext } from 'react'
import { Scripts } from 'react-router'

/** Texts of the scripts at the end of the page; none in the browser, where they have run. */
export const InlineScripts = createContext<readonly string[]>([])

/** In the place of the router's `<Scripts>`, which development keeps for its hot updates. */
export function PageScripts() {
  const [start = '', notice = ''] = useContext(InlineScripts)
  if (!import.meta.env.PROD) {
    return <Scripts />
  }
  return (
    <>
      <InlineScript text={start} />
      <InlineScript text={notice} />
    </>
  )
}

function InlineScript({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only the server writes them
  return <script dangerouslySetInnerHTML={{ __html: text }} suppressHydrationWarning />
}
