import { type FindingTexts, operator, several } from './doctor-evidence.ts'

/** The address, emails and payments: the shop's ways to others. */
export const outsideFindings = {
  'check-failed': {
    hurts: 'This couldn’t be checked.',
    evidence: ({ said }) => said,
    fix: `Check again. If it stays, ask ${operator} to look at the log.`,
  },
  'only-here': {
    hurts: 'Only this computer reaches the shop, so nobody can buy yet.',
    evidence: ({ said }) => `Its address is ${said}.`,
    fix: `To open it to others, ask ${operator} to set PUBLIC_URL to an address that starts with https://.`,
  },
  unencrypted: {
    hurts: 'Others on the way can read what shoppers type, and sign in as you.',
    evidence: ({ said }) => `The address ${said} isn’t encrypted.`,
    fix: `Ask ${operator} to put a proxy with HTTPS in front of it, and to set PUBLIC_URL to the https:// address.`,
  },
  'name-not-found': {
    hurts: 'Shoppers can’t find the shop: nobody knows its domain.',
    fix: 'Log in where you bought the domain. See whether it has expired, and whether it points to this server.',
  },
  'connection-refused': {
    hurts: 'Shoppers can’t reach the shop: nothing answers at its address.',
    fix: `Ask ${operator} to start the shop, and the proxy in front of it.`,
  },
  'bad-certificate': {
    hurts: 'Browsers warn shoppers that the shop isn’t safe.',
    evidence: ({ said }) => `Its certificate was refused: ${said}.`,
    fix: `Ask ${operator} to renew the certificate of the proxy.`,
  },
  'no-answer': {
    hurts: 'Shoppers can’t reach the shop: its address didn’t answer in time.',
    evidence: ({ said }) => said,
    fix: `Check again in a minute. If it stays, ask ${operator} to look at the proxy and the firewall.`,
  },
  redirected: {
    hurts: 'The shop’s address leads elsewhere, so links in emails and payments may get lost.',
    evidence: ({ said }) => `It leads to ${said}.`,
    fix: `Ask ${operator} to set PUBLIC_URL to the address where shoppers end up, or to remove the redirect.`,
  },
  'another-shop': {
    hurts: 'Something else answers at the shop’s address: shoppers don’t see this shop.',
    evidence: ({ said }) => `It answered with status ${said}.`,
    fix: `Ask ${operator} to lead the address to this shop, or to correct PUBLIC_URL.`,
  },
  'not-forwarded': {
    hurts: 'All shoppers look like one, so a busy hour can lock them out.',
    evidence: () => 'The proxy doesn’t say where requests come from.',
    fix: `Ask ${operator} to let the proxy send X-Forwarded-For, from this server or a private network.`,
  },
  'no-mail-server-yet': {
    hurts: 'The shop can’t send emails yet, so shoppers would get no confirmations.',
    fix: `Before you sell, ask ${operator} to set SMTP_URL.`,
  },
  'no-mail-server': {
    hurts: 'The shop can’t send emails: shoppers get no confirmations.',
    fix: `Ask ${operator} to set SMTP_URL and restart the shop.`,
  },
  'email-untried': {
    hurts: 'Nobody has tried whether emails arrive.',
    fix: 'Send one to yourself.',
    action: 'Send one',
  },
  'email-sending': {
    hurts: 'The test email is on its way.',
    evidence: ({ since }) => `Since ${since}.`,
    fix: 'This page looks again in a moment.',
  },
  'email-refused': {
    hurts: 'The mail server refused the test email, so confirmations may not arrive either.',
    evidence: ({ said, since }) => `On ${since} it said: ${said}`,
    fix: `Ask ${operator} to correct SMTP_URL and MAIL_FROM. Then send another one.`,
    action: 'Send one',
  },
  'emails-overdue': {
    hurts: e => `${several(e, 'email waits', 'emails wait')}, and nobody sends them.`,
    evidence: ({ since }) => `The oldest has been due since ${since}.`,
    fix: `Run the job that sends them. If it doesn’t help, ask ${operator} to restart the shop.`,
    action: 'Send them now',
  },
  'emails-retrying': {
    hurts: e =>
      `${several(e, 'email hasn’t', 'emails haven’t')} arrived yet. The shop tries again by itself.`,
    evidence: ({ since, said }) => `Since ${since}. The mail server said: ${said}`,
    fix: 'If the mail server works again, don’t wait.',
    action: e => (e.isOne ? 'Send it now' : `Send ${e.count} emails now`),
  },
  'emails-failed': {
    hurts: e => `${several(e, 'email was', 'emails were')} never delivered. Shoppers may wait for an answer.`,
    evidence: ({ since, said }) => `Since ${since}. The mail server said: ${said}`,
    fix: `Ask ${operator} to mend what the mail server complains about. Then send them again.`,
    action: e => (e.isOne ? 'Send it again' : `Send ${e.count} emails again`),
  },
  'emails-unknown-address': {
    hurts: e =>
      `${several(e, 'email went to an address that doesn’t', 'emails went to addresses that don’t')} exist.`,
    evidence: ({ since, said }) => `Since ${since}. The mail server said: ${said}`,
    fix: 'Correct the address in the order if you can. Older ones leave this list after a week.',
    action: e => (e.isOne ? 'Send it again' : `Send ${e.count} emails again`),
  },
  'test-payments': {
    hurts: 'Anybody can order without paying: the checkout offers test payments.',
    fix: 'Turn them off in the payment settings, and restart the shop. If TEST_PAYMENTS is set, remove it.',
    action: 'Payment settings',
  },
  'stripe-test-key': {
    hurts: 'Stripe runs in its test mode: cards are accepted, and no money arrives.',
    fix: `Ask ${operator} to set STRIPE_SECRET_KEY to a live key.`,
  },
  'provider-refused': {
    hurts: 'Stripe doesn’t accept the shop’s keys, so nobody can pay by card.',
    fix: `Ask ${operator} to set STRIPE_SECRET_KEY again. Then ask Stripe.`,
    action: 'Ask Stripe',
  },
  'provider-unreachable': {
    hurts: 'Stripe didn’t answer, so cards may fail.',
    fix: 'Ask again in a minute. status.stripe.com says whether it’s down.',
    action: 'Ask Stripe',
  },
  'messages-refused': {
    hurts: 'Stripe’s messages are refused, so payments are noticed late.',
    evidence: ({ since }) => `The last one came on ${since}, with a wrong signature.`,
    fix: `Ask ${operator} to copy the signing secret of the webhook from Stripe into STRIPE_WEBHOOK_SECRET, and to set the server’s clock.`,
  },
  'messages-missing': {
    hurts:
      'Stripe’s messages don’t arrive, so payments are noticed minutes late, and refunds made at Stripe not at all.',
    evidence: ({ since }) => `The payment of ${since} came without one.`,
    fix: 'In Stripe, add a webhook that leads to /payments/stripe at the shop’s address.',
  },
  'payments-pending': {
    hurts: e => `${several(e, 'payment should', 'payments should')} have ended, and nobody knows how.`,
    evidence: ({ since }) => `The oldest was started on ${since}.`,
    fix: 'Ask the provider what became of them.',
    action: 'Ask now',
  },
} satisfies Record<string, FindingTexts>
