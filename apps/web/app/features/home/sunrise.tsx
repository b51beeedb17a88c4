/** An illustration for the morning note: sun, horizon and candles. */
export function Sunrise() {
  return (
    <svg
      aria-hidden="true"
      className="h-24 w-full rounded-card sm:h-56 lg:h-auto lg:min-h-56 lg:flex-[1_0_14rem]"
      preserveAspectRatio="xMidYMax slice"
      viewBox="0 0 600 220"
    >
      <rect className="fill-dawn" height="220" width="600" />
      <circle className="fill-accent" cx="430" cy="150" r="64" />
      <g className="stroke-accent" fill="none" strokeOpacity="0.55" strokeWidth="2">
        <circle cx="430" cy="150" r="88" />
        <circle cx="430" cy="150" r="114" strokeOpacity="0.35" />
        <circle cx="430" cy="150" r="142" strokeOpacity="0.2" />
      </g>
      <path className="fill-scene" d="M0 168 90 112l70 44 96-86 110 104 66-34 168 60v20H0Z" />
      <path className="fill-brand-600" d="M0 190c80-18 150-10 220-4s180 8 250-8 100-8 130-4v46H0Z" />
      <g className="stroke-white" strokeWidth="2">
        <path d="M60 118v76M96 98v82M132 108v62M168 84v80" />
      </g>
      <g className="fill-white">
        <path d="M53 134h14v44H53zM89 114h14v46H89zM161 98h14v50h-14z" />
      </g>
      <path className="fill-accent" d="M125 124h14v32h-14z" />
      <path className="fill-brand-950" d="M0 204c120-14 240-6 330-4s190-8 270-2v22H0Z" />
    </svg>
  )
}
