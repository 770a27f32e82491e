import type { Logo } from '#commerce/content/theme/logo.ts'
import type { Theme } from '#commerce/content/theme/theme.ts'
import type { Settings } from '#commerce/running/settings/settings.ts'
import type { EmailPicture } from './email-picture.ts'

/** The content of an email, part by part. Its HTML and its plain text are both made from it. */
export interface EmailContent {
  subject: string
  /** Shown after the subject in an inbox. */
  preview: string
  heading: string
  parts: EmailPart[]
  /** What the merchant's texts may name: the order's number, and the first name if the address is proven. */
  about?: { order: string; name: string }
}

export type EmailPart =
  | { kind: 'text'; text: string }
  /** Small print: terms, and why the reader got this email. */
  | { kind: 'note'; title?: string; text: string }
  /** Digits to copy or retype. */
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'items'; items: EmailItem[] }
  | { kind: 'totals'; rows: EmailRow[] }
  /** Lines that stay as they are, such as an address or a statement. */
  | { kind: 'lines'; title: string; lines: string[] }

export interface EmailItem {
  title: string
  /** "Clay, XL", or empty. */
  options: string
  /** "2 × $44.00", or empty. */
  detail: string
  amount: string
  picture?: EmailPicture | null
}

export interface EmailRow {
  label: string
  value: string
  strong?: boolean
}

/** The shop that an email is about, and its address. */
export interface EmailShop {
  settings: Settings
  /** Scheme, host and port. */
  url: string
  /** Null for the wordmark. */
  logo: Logo | null
}

/** The shop as an email shows it; settings without a value are empty. */
export interface EmailSender extends Partial<Theme> {
  /** Of buttons; empty for the theme's. */
  emailAccentColor?: string
  shopName: string
  logoText: string
  /** In place of the wordmark. */
  logo?: EmailPicture | null
  email: string
  phone: string
  address: string
  /** Scheme, host and port. */
  url: string
}

export const paragraph = (text: string): EmailPart => ({ kind: 'text', text })
export const linkButton = (label: string, href: string): EmailPart => ({ kind: 'button', label, href })
