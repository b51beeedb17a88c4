import type { ServerProps } from 'payload'
import './brand-graphics.css'

/** The logo mark in the navigation. */
export function BrandIcon() {
  return (
    <svg aria-hidden="true" className="brand-icon" viewBox="0 0 32 32">
      <rect className="brand-ground" height="32" rx="9" width="32" />
      <path
        className="brand-line"
        d="M6 10c4 0 4 12 8 12s3-9 5-9 2 5 4 5 3-6 4-8"
        fill="none"
        strokeLinecap="round"
        strokeWidth="2.6"
      />
      <circle className="brand-point" cx="26.5" cy="8.5" r="2.6" />
    </svg>
  )
}

/** Mark and brand name from the settings, on the sign-in page. */
export async function BrandLogo({ payload }: ServerProps) {
  const { brandName } = await payload.findGlobal({ slug: 'settings', select: { brandName: true }, depth: 0 })
  return (
    <span className="brand-logo">
      <BrandIcon />
      <span>{brandName}</span>
    </span>
  )
}
