import type { Settings } from '@site/contracts/content/shell.ts'

/** Says on every page what must not be mistaken: that this is a demonstration, or who supervises the firm. */
export function DemoStrip({ settings }: { settings: Settings }) {
  const { showDemo, showSupervision, notices, companyName } = settings
  return (
    <>
      {showDemo ? <p className="strip">{notices.demo}</p> : null}
      {showSupervision ? (
        <p className="strip">{notices.supervision.replace('{company}', companyName)}</p>
      ) : null}
    </>
  )
}
