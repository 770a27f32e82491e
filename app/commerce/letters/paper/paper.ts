/** What a letter says, part by part; its HTML and its plain text are both made of this, so they say the same. */
export interface Paper {
  subject: string
  /** What a list of mails shows beside the subject. */
  preview: string
  heading: string
  parts: Part[]
}

export type Part =
  | { kind: 'text'; text: string }
  /** Said in a smaller voice: terms, and how this letter came to be. */
  | { kind: 'note'; title?: string; text: string }
  | { kind: 'button'; label: string; href: string }
  /** Less than a button. */
  | { kind: 'link'; label: string; href: string }
  | { kind: 'goods'; goods: Good[] }
  | { kind: 'sum'; rows: Row[] }
  /** An address, a statement: lines that stay as they are. */
  | { kind: 'lines'; title: string; lines: string[] }

export interface Good {
  title: string
  /** "Clay, XL"; empty where there was nothing to choose. */
  options: string
  /** "2 × $44.00"; empty where there is nothing to say. */
  count: string
  amount: string
}

export interface Row {
  label: string
  value: string
  strong?: boolean
}

/** Who writes. Empty where the merchant has said nothing. */
export interface Sender {
  shopName: string
  logoText: string
  email: string
  phone: string
  address: string
  /** Scheme, host and port; links begin with it. */
  url: string
}

export const text = (words: string): Part => ({ kind: 'text', text: words })
export const button = (label: string, href: string): Part => ({ kind: 'button', label, href })
