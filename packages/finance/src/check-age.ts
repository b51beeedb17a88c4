/** Whether a fact was last checked more than twelve months before a day; both are like `2026-11-28`. */
export function isCheckOutdated(checkedOn: string, today: string): boolean {
  const [year, monthAndDay] = [checkedOn.slice(0, 4), checkedOn.slice(4)]
  return `${Number(year) + 1}${monthAndDay}` < today
}
