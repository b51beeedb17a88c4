import { mark, markViewBox } from '@site/brand/mark.ts'
import type { ServerProps } from 'payload'
import './brand-graphics.css'
import './muted-text.css'

/** The logo mark in the navigation. */
export function BrandIcon() {
  return (
    <svg aria-hidden="true" className="brand-icon" viewBox={markViewBox}>
      {mark}
    </svg>
  )
}

/** Mark and brand name from the settings, the heading of the sign-in page. */
export async function BrandLogo({ payload }: ServerProps) {
  const { brandName } = await payload.findGlobal({ slug: 'settings', select: { brandName: true }, depth: 0 })
  return (
    <h1 className="brand-logo">
      <BrandIcon />
      <span>{brandName}</span>
    </h1>
  )
}
