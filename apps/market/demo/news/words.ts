import type { Text } from '../companies.ts'

const months = {
  id: [
    'Januari',
    'Februari',
    'Maret',
    'April',
    'Mei',
    'Juni',
    'Juli',
    'Agustus',
    'September',
    'Oktober',
    'November',
    'Desember',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
} as const

function decimal(value: number, places: number): Text {
  const en = value.toFixed(places)
  return { id: en.replace('.', ','), en }
}

export function day(date: string): Text {
  const [year = '', month = '1', number = '1'] = date.split('-')
  const index = Number(month) - 1
  return {
    id: `${Number(number)} ${months.id[index]} ${year}`,
    en: `${months.en[index]} ${Number(number)}, ${year}`,
  }
}

export function percent(value: number): Text {
  const { id, en } = decimal(Math.abs(value), 1)
  return { id: `${id}%`, en: `${en}%` }
}

/** Formats millions of rupiah or dollars in words. */
export function money(millions: number, isDollar: boolean): Text {
  const amount = Math.abs(millions)
  if (isDollar && amount >= 1000) {
    const { id, en } = decimal(amount / 1000, 2)
    return { id: `US$${id} miliar`, en: `US$${en} billion` }
  }
  if (isDollar) {
    const { id, en } = decimal(amount, 1)
    return { id: `US$${id} juta`, en: `US$${en} million` }
  }
  if (amount >= 1_000_000) {
    const { id, en } = decimal(amount / 1_000_000, 2)
    return { id: `Rp${id} triliun`, en: `IDR ${en} trillion` }
  }
  const { id, en } = decimal(amount / 1000, 1)
  return { id: `Rp${id} miliar`, en: `IDR ${en} billion` }
}

export function rupiah(amount: number): Text {
  const [integer = '', fraction] = String(amount).split('.')
  const grouped = (mark: string) => integer.replace(/\B(?=(\d{3})+$)/g, mark)
  return {
    id: `Rp${grouped('.')}${fraction ? `,${fraction}` : ''}`,
    en: `IDR ${grouped(',')}${fraction ? `.${fraction}` : ''}`,
  }
}

export function dollars(amount: number): Text {
  const [integer = '', fraction = ''] = String(amount).split('.')
  const cents = fraction.padEnd(2, '0')
  return { id: `US$${integer},${cents}`, en: `US$${integer}.${cents}` }
}

export function toSlug(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 90)
    .replace(/-+$/, '')
}
