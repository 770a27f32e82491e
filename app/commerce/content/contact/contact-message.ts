import { maxEmailLength } from '../../values/typed/max-email-length.ts'

/** A message to the shop. */
export interface ContactMessage {
  name: string
  email: string
  /** As typed, and only if it's about an order; there may be no such order. */
  orderNumber: string
  message: string
}

export interface ReceivedMessage extends ContactMessage {
  id: number
  /** Such as "M-7KQ4-M2XA". */
  number: string
  /** ISO 8601. */
  receivedAt: string
}

export const maxMessageLengths = {
  name: 200,
  email: maxEmailLength,
  orderNumber: 40,
  message: 2000,
} as const
