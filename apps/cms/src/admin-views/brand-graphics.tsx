import { mark, markViewBox } from '@site/brand/mark.ts'
import type { ServerProps } from 'payload'
import './brand-graphics.css'

const markup = { __html: mark }

/** The mark of the site, in the navigation. */
export function BrandIcon() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of packages/brand
    <svg aria-hidden="true" className="brand-icon" dangerouslySetInnerHTML={markup} viewBox={markViewBox} />
  )
}

/** Mark and name as the settings have it, on the page where staff sign in. */
export async function BrandLogo({ payload }: ServerProps) {
  const { brandName } = await payload.findGlobal({ slug: 'settings', select: { brandName: true }, depth: 0 })
  return (
    <span className="brand-logo">
      <BrandIcon />
      <span>{brandName}</span>
    </span>
  )
}
