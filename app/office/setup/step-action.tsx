import { Form, Link } from 'react-router'
import type { SetupFacts, SetupState } from '#commerce/running/setup/setup.ts'
import { legalPageMessages } from '#messages/office/legal-pages.ts'
import { setupMessages as texts } from '#messages/office/setup.ts'
import { writeLegalPagePath } from '../records/pages/legal-page-path.ts'
import { TextBox } from '../ui/form/office-field.tsx'
import styles from './setup-page.module.css'

export interface SetupStepProps {
  facts: SetupFacts
  /** Suggested for the test email. */
  email: string
  mayEditPayments: boolean
  /** A refused address for the test email. */
  answer: { email?: string | undefined; error: string } | undefined
}

interface StepActionProps extends SetupStepProps {
  state: SetupState
  /** The first missing step has the filled button. */
  isNext: boolean
}

/** The action of a step: a button while it's missing, a quiet link once it's done. */
export function StepAction({ state: { step, problem }, isNext, facts, ...props }: StepActionProps) {
  const { actions } = texts
  const look = isNext ? 'button main' : 'button outlined'
  const link = (to: string, label: string) => (
    <Link className={problem === null ? 'link' : look} to={to}>
      {problem === null ? actions.change : label}
    </Link>
  )
  switch (step) {
    case 'shop':
      return link('/office/settings/shop', actions.shop)
    case 'taxes':
      return (
        <>
          {link(
            `/office/selling/taxes${problem === null ? '' : `/new?country=${facts.country}`}`,
            actions.taxes,
          )}
          {facts.taxRates === 0 && <TaxChoice isUntaxed={facts.isUntaxed} />}
        </>
      )
    case 'delivery':
      if (problem === 'no-zone') return link('/office/selling/zones/new', actions.zone)
      return link(`/office/selling/delivery${problem === null ? '' : '/new'}`, actions.delivery)
    case 'payment':
      return facts.online && !facts.online.isTest ? (
        <PostButton to="ask-provider" look={problem === null ? 'link' : look}>
          {problem === null ? actions.checkAgain : actions.askProvider}
        </PostButton>
      ) : (
        props.mayEditPayments &&
          link(`/office/settings/bank-accounts${problem === null ? '' : '/new'}`, actions.bank)
      )
    case 'email':
      if (problem === 'no-mail-server' || problem === 'sending') return null
      return <TestEmailForm {...props} look={problem === null ? 'link' : look} isDone={problem === null} />
    case 'product':
      return link(productPath(facts), problem === 'no-product' ? actions.product : actions.openProduct)
    case 'pages':
      return <PagesAction facts={facts} look={look} isDone={problem === null} />
  }
}

function productPath({ product, draft }: SetupFacts): string {
  if (product) return '/office/products'
  return draft ? `/office/products/${draft.id}` : '/office/products/new'
}

function TaxChoice({ isUntaxed }: { isUntaxed: boolean }) {
  return (
    <Form method="post" action="/office/setup/tax">
      <input type="hidden" name="answer" value={isUntaxed ? 'no' : 'yes'} />
      <button type="submit" className={isUntaxed ? 'link' : 'button bare'}>
        {isUntaxed ? texts.actions.taxed : texts.actions.untaxed}
      </button>
    </Form>
  )
}

function PagesAction({ facts, look, isDone }: { facts: SetupFacts; look: string; isDone: boolean }) {
  const unwritten = facts.pages.find(({ isWritten }) => !isWritten)
  if (unwritten) {
    const { kind, slug } = unwritten
    const title = legalPageMessages.kinds[kind]
    return (
      <Link className={look} to={writeLegalPagePath(kind, slug)}>
        {slug === null ? texts.actions.writePage(title) : texts.actions.finishPage(title)}
      </Link>
    )
  }
  if (isDone)
    return (
      <Link className="link" to="/office/content/pages">
        {texts.actions.change}
      </Link>
    )
  return (
    <PostButton to="link-pages" look={look}>
      {texts.actions.linkPages}
    </PostButton>
  )
}

function PostButton({ to, look, children }: { to: string; look: string; children: string }) {
  return (
    <Form method="post" action={`/office/setup/${to}`}>
      <button type="submit" className={look}>
        {children}
      </button>
    </Form>
  )
}

type TestEmailFormProps = Pick<SetupStepProps, 'email' | 'answer'> & { look: string; isDone: boolean }

function TestEmailForm({ email, answer, look, isDone }: TestEmailFormProps) {
  return (
    <Form method="post" className={styles.email}>
      {isDone ? (
        <input type="hidden" name="email" value={email} />
      ) : (
        <TextBox
          name="email"
          inputMode="email"
          autoComplete="email"
          required
          label={texts.actions.sendTo}
          defaultValue={answer?.email ?? email}
          error={answer?.error}
        />
      )}
      <button type="submit" className={look}>
        {isDone ? texts.actions.sendAgain : texts.actions.sendEmail}
      </button>
    </Form>
  )
}
