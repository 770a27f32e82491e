import type { LegalPageKind } from '../../content/legal-pages/legal-page.ts'
import type { Amount } from '../../values/money.ts'

const setupSteps = ['shop', 'taxes', 'delivery', 'payment', 'email', 'product', 'pages'] as const

export type SetupStep = (typeof setupSteps)[number]

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
  logo: string
  email: string
  address: string
  country: string
  /** Standard tax rates in the shop's country: without one, goods of no tax class would be untaxed. */
  taxRates: number
  isUntaxed: boolean
  /** Whether the shop's own country is in a shipping zone. */
  isInZone: boolean
  /** The shipping methods for an order to the shop's own country; prices are those of one unit of the first product. */
  delivery: { name: string; price: Amount }[]
  bankAccount: boolean
  /** The online provider, and what it answered last; null if it wasn't asked. */
  online: { name: string; isTest: boolean; check: PaymentCheck | null } | null
  /** Whether the shop has a mail server. */
  sendsEmails: boolean
  testEmail: TestEmail | null
  /** The first product that can be bought. */
  product: { title: string; price: Amount } | null
  /** The newest product, whether it can be bought or not. */
  draft: { id: number; title: string } | null
  /** The legal texts that shoppers in the shop's country expect, published or not. `slug` is null if there is no page. */
  pages: {
    kind: LegalPageKind
    slug: string | null
    isWritten: boolean
    isLinked: boolean
  }[]
}

type SetupProblem =
  | 'default-name'
  | 'default-logo'
  | 'no-address'
  | 'no-email'
  | 'no-rate'
  | 'no-zone'
  | 'no-method'
  | 'no-payment'
  | 'not-asked'
  | 'provider-refused'
  | 'provider-unreachable'
  | 'no-mail-server'
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
const defaultLogos = ['', 'tote', 'Shop']

export function findSetupStates(facts: SetupFacts): SetupState[] {
  return setupSteps.map(step => ({ step, problem: problemsOf[step](facts) }))
}

export function isSetUp(states: readonly SetupState[]): boolean {
  return states.every(({ problem }) => problem === null)
}

const problemsOf: Record<SetupStep, (facts: SetupFacts) => SetupProblem | null> = {
  shop({ name, logo, address, email }) {
    if (defaultNames.includes(name)) return 'default-name'
    if (defaultLogos.includes(logo)) return 'default-logo'
    if (address === '') return 'no-address'
    return email === '' ? 'no-email' : null
  },
  taxes: ({ taxRates, isUntaxed }) => (taxRates > 0 || isUntaxed ? null : 'no-rate'),
  delivery({ isInZone, delivery }) {
    if (delivery.length > 0) return null
    return isInZone ? 'no-method' : 'no-zone'
  },
  payment({ online, bankAccount }) {
    if (online?.check === 'refused') return 'provider-refused'
    if (online?.check === 'unreachable') return 'provider-unreachable'
    if (online && !online.isTest) return online.check === 'ok' ? null : 'not-asked'
    return bankAccount ? null : 'no-payment'
  },
  email({ sendsEmails, testEmail }) {
    if (testEmail && testEmail.sentAt !== null) return null
    if (!sendsEmails) return 'no-mail-server'
    if (!testEmail) return 'not-sent'
    return testEmail.failedAt !== null || testEmail.error !== null ? 'not-delivered' : 'sending'
  },
  product({ product, draft }) {
    if (product) return null
    return draft ? 'nothing-to-buy' : 'no-product'
  },
  pages({ pages }) {
    if (pages.some(({ isWritten }) => !isWritten)) return 'no-text'
    return pages.every(({ isLinked }) => isLinked) ? null : 'not-linked'
  },
}
