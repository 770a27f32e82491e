import type { Amount } from '../money.ts'

export const setupSteps = ['shop', 'taxes', 'delivery', 'payment', 'email', 'product', 'pages'] as const

export type SetupStep = (typeof setupSteps)[number]

/** The legal pages of a shop and their addresses under `/pages/`. */
export const legalPages = ['privacy-policy', 'terms-and-conditions'] as const

export type LegalPage = (typeof legalPages)[number]

export interface TestEmail {
  to: string
  sentAt: string | null
  failedAt: string | null
  createdAt: string
  /** The answer of the mail server. */
  error: string | null
}

/** The outcome of asking the payment provider. */
export type PaymentCheck = 'ok' | 'refused' | 'unreachable'

/** The findings of all checks. */
export interface SetupFacts {
  name: string
  email: string
  address: string
  country: string
  /** Tax rates that apply in the shop's country. */
  taxRates: number
  isUntaxed: boolean
  /** The shipping methods for an order to the shop's own country; prices are those of one unit of the first product. */
  delivery: { name: string; price: Amount }[]
  bankAccount: boolean
  /** The online provider, and what it answered last; null if it wasn't asked. */
  online: { name: string; isTest: boolean; check: PaymentCheck | null } | null
  testEmail: TestEmail | null
  /** The first product that can be bought; `drafts` is how many products there are otherwise. */
  product: { title: string; price: Amount } | null
  drafts: number
  pages: { page: LegalPage; hasText: boolean; isLinked: boolean }[]
}

export type SetupProblem =
  | 'default-name'
  | 'no-address'
  | 'no-email'
  | 'no-rate'
  | 'no-method'
  | 'no-payment'
  | 'not-asked'
  | 'provider-refused'
  | 'provider-unreachable'
  | 'not-sent'
  | 'sending'
  | 'not-delivered'
  | 'no-product'
  | 'nothing-to-buy'
  | 'no-text'
  | 'not-linked'

export interface SetupState {
  step: SetupStep
  /** Null if the step is done. */
  problem: SetupProblem | null
}

/** The names of a new shop. */
const defaultNames = ['', 'Shop', 'Tote']

export function findSetupStates(facts: SetupFacts): SetupState[] {
  return setupSteps.map(step => ({ step, problem: problemsOf[step](facts) }))
}

export function isSetUp(states: readonly SetupState[]): boolean {
  return states.every(({ problem }) => problem === null)
}

const problemsOf: Record<SetupStep, (facts: SetupFacts) => SetupProblem | null> = {
  shop({ name, address, email }) {
    if (defaultNames.includes(name)) return 'default-name'
    if (address === '') return 'no-address'
    return email === '' ? 'no-email' : null
  },
  taxes: ({ taxRates, isUntaxed }) => (taxRates > 0 || isUntaxed ? null : 'no-rate'),
  delivery: ({ delivery }) => (delivery.length > 0 ? null : 'no-method'),
  payment({ online, bankAccount }) {
    if (online?.check === 'refused') return 'provider-refused'
    if (online?.check === 'unreachable') return 'provider-unreachable'
    if (online && !online.isTest) return online.check === 'ok' ? null : 'not-asked'
    return bankAccount ? null : 'no-payment'
  },
  email({ testEmail }) {
    if (!testEmail) return 'not-sent'
    if (testEmail.sentAt !== null) return null
    return testEmail.failedAt !== null || testEmail.error !== null ? 'not-delivered' : 'sending'
  },
  product({ product, drafts }) {
    if (product) return null
    return drafts > 0 ? 'nothing-to-buy' : 'no-product'
  },
  pages({ pages }) {
    if (pages.some(({ hasText }) => !hasText)) return 'no-text'
    return pages.every(({ isLinked }) => isLinked) ? null : 'not-linked'
  },
}
