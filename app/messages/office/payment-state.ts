import { inLanguage } from '../in-language.ts'

/** Texts of the page about payment providers. */
export const paymentStateMessages = inLanguage({
  title: 'Payment providers',
  intro: 'Whether money arrives, and whether the shop hears of it. Keys are never shown here.',
  names: {
    stripe: 'Stripe',
    express: 'Express checkout',
    'bank-transfer': 'Bank transfer',
    test: 'Test payments',
  },
  states: { live: 'Connected', 'test-mode': 'Connected, test mode', off: 'Not set up', on: 'On' },
  about: {
    stripe: 'Cards and whatever else your Stripe account takes, on Stripe’s page.',
    express: 'Apple Pay, Google Pay and Link from the cart, on Stripe’s page. It comes with Stripe.',
    'bank-transfer': 'Shoppers transfer the money; you mark orders as paid.',
    test: 'Orders as in a demo: no money moves.',
  },
  turnOffTest: 'Turn them off before you sell.',
  missing: (variables: string) => `Set ${variables} where the shop runs, and start it again.`,
  facts: {
    lastMessage: 'Last webhook',
    lastRefused: 'Last refused webhook',
    lastPaid: 'Last payment',
    check: 'Last answer to “Ask Stripe”',
    accounts: 'Bank accounts',
  },
  never: 'None yet',
  refused: (time: string) =>
    `${time}: its signature was wrong. Compare STRIPE_WEBHOOK_SECRET with Stripe’s dashboard.`,
  noneRefused: 'None',
  notHeard: 'Payments arrived, but no webhook told of the last one. Check the webhook’s address at Stripe.',
  checks: {
    ok: 'Stripe accepts the keys',
    refused: 'Stripe doesn’t accept the keys',
    unreachable: 'Stripe didn’t answer',
  },
  answers: {
    ok: 'Stripe answered and accepts the keys.',
    refused: 'Stripe doesn’t accept the keys.',
    unreachable: 'Stripe didn’t answer. Try again in a minute.',
    none: 'Stripe isn’t connected.',
  },
  ask: 'Ask Stripe',
  editAccounts: 'Bank accounts',
})
