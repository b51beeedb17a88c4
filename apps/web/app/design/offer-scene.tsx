import type { ProductKey, ServiceKey } from '@site/contracts/content/products.ts'

export type OfferSceneName = ProductKey | ServiceKey

/** A small decorative drawing for each product and service; its name is in the text next to it. */
export function OfferScene({ name, className = 'h-16 w-24' }: { name: OfferSceneName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      viewBox="0 0 96 64"
    >
      {scenes[name]()}
    </svg>
  )
}

const line = 'stroke-action'
const body = 'fill-action'
const mark = 'fill-accent'
const calm = 'fill-scene'

const scenes = {
  stock: () => (
    <>
      <path className={line} d="M12 14v40M30 24v34M48 10v38M66 16v34M84 4v36" />
      <path className={body} d="M7 22h10v22H7zM43 18h10v20H43zM79 10h10v22H79z" />
      <path className={calm} d="M61 24h10v16H61z" />
      <path className={mark} d="M25 32h10v18H25z" />
    </>
  ),
  mutualFund: () => (
    <>
      {fundDots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={calm} cx={x} cy={y} r="4" />
      ))}
      {fundDots.map(({ x, y }) => (
        <path key={`to ${x} ${y}`} className={line} d={`M${x} ${y}L48 32`} strokeOpacity="0.35" />
      ))}
      <circle className={body} cx="48" cy="32" r="13" />
      <path className={mark} d="M48 32V19a13 13 0 0 1 11.3 19.5Z" />
    </>
  ),
  securities: () => (
    <>
      <path className={calm} d="M6 40h10v18H6zM22 40h10v18H22zM38 40h10v18H38zM54 40h10v18H54z" />
      <path className={body} d="M72 12h16v46H72z" />
      <path className={line} d="M2 60h92" />
      {[11, 27, 43, 59, 80].map((x) => (
        <circle key={x} className={mark} cx={x} cy={x === 80 ? 6 : 32} r="4.5" />
      ))}
    </>
  ),
  ebaRetail: () => (
    <>
      <path className={calm} d="M4 34 16 22l12 12v24H4ZM68 34l12-12 12 12v24H68Z" />
      <path className={body} d="M30 30 48 12l18 18v28H30Z" />
      <path className={mark} d="M42 36h12v22H42z" />
      <path className={line} d="M2 60h92" />
    </>
  ),
  digitalFacility: () => (
    <>
      <rect className={calm} height="60" rx="7" width="34" x="31" y="2" />
      <path className={line} d="m36 38 7-8 6 5 10-14" />
      <circle className={mark} cx="59" cy="21" r="4" />
      <path className={line} d="M42 56h12M10 22h14M14 32h10M72 32h14M72 42h10" />
    </>
  ),
  lossInsurances: () => (
    <>
      <path className={calm} d="M30 60V42l18-13 18 13v18Z" />
      <path
        className={body}
        d="M8 32a40 28 0 0 1 80 0c-5-5-15-5-20 0-5-5-15-5-20 0-5-5-15-5-20 0-5-5-15-5-20 0Z"
      />
      <path className={line} d="M48 32v20a5 5 0 0 1-10 0" />
      <circle className={mark} cx="48" cy="4" r="4" />
    </>
  ),
  mppe: () => (
    <>
      <path className={calm} d="M6 26h26v34H6z" />
      <path className={body} d="M64 12h26v48H64z" />
      <path className={line} d="M32 44h32M2 60h92M4 26l15-12 15 12" />
      <circle className={mark} cx="48" cy="44" r="5" />
    </>
  ),
  priorityCustomerGate: () => (
    <>
      <path className={calm} d="M10 60V30a38 26 0 0 1 76 0v30Z" />
      <path className={body} d="M22 60V34a26 20 0 0 1 52 0v26Z" />
      <path className={mark} d="M40 60V38a8 9 0 0 1 16 0v22Z" />
      <path className={line} d="M2 60h92" />
    </>
  ),
  securityPawn: () => (
    <>
      <rect className={calm} height="36" rx="4" width="54" x="4" y="6" />
      <path className={line} d="M14 18h24M14 28h16" />
      <rect className={body} height="26" rx="4" width="36" x="54" y="34" />
      <path className={line} d="M62 34v-8a10 10 0 0 1 20 0v8" />
      <circle className={mark} cx="72" cy="47" r="5" />
    </>
  ),
  stockAccount: () => (
    <>
      <rect className={calm} height="46" rx="4" width="26" x="6" y="14" />
      <rect className={body} height="46" rx="4" width="26" x="35" y="8" />
      <rect className={calm} height="46" rx="4" width="26" x="64" y="14" />
      <circle className={mark} cx="48" cy="26" r="6" />
      <path className={line} d="M13 30h12M71 30h12M2 62h92" />
    </>
  ),
} as const satisfies Record<OfferSceneName, () => React.ReactNode>

const fundDots = [
  { x: 14, y: 12 },
  { x: 10, y: 44 },
  { x: 34, y: 58 },
  { x: 66, y: 58 },
  { x: 86, y: 40 },
  { x: 82, y: 10 },
  { x: 48, y: 6 },
] as const
