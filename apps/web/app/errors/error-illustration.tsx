import { Kawung } from '#app/design/kawung.tsx'

/** A chart whose line breaks off, shown on error pages. */
export function ErrorIllustration() {
  return (
    <div className="board hidden rounded-card lg:block print:hidden">
      <Kawung />
      <svg aria-hidden="true" className="relative h-full min-h-72 w-full" viewBox="0 0 480 300">
        <path className="stroke-white/15" d="M40 60H440M40 120H440M40 180H440M40 240H440" fill="none" />
        <path
          className="fill-accent/15"
          d="M40 210 80 190 112 202 150 150 186 164 224 112 252 128 V240H40Z"
        />
        <path
          className="stroke-accent"
          d="M40 210 80 190 112 202 150 150 186 164 224 112 252 128"
          fill="none"
          strokeLinejoin="round"
          strokeWidth="3"
        />
        <path
          className="stroke-on-board-soft"
          d="M276 118 310 96 340 108 380 70 440 84"
          fill="none"
          strokeDasharray="2 10"
          strokeLinecap="round"
          strokeWidth="3"
        />
        <circle className="fill-board stroke-accent" cx="252" cy="128" r="8" strokeWidth="3" />
      </svg>
    </div>
  )
}
