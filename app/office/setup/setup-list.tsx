import { Form, Link } from 'react-router'
import type { SetupFacts, SetupState, SetupStep } from '../../commerce/setup/setup.ts'
import { formatCountry, formatPrice } from '../../messages/format.ts'
import { setupMessages as texts } from '../../messages/office/setup.ts'
import { Status } from '../ui/status-dial.tsx'
import styles from './setup-page.module.css'

interface SetupListProps {
  facts: SetupFacts
  states: readonly SetupState[]
  /** Of the staff member, for the test email. */
  email: string | null
  mayEditPayments: boolean
}

/** Each step with its state, in a sentence, and one action. */
export function SetupList(props: SetupListProps) {
  const next = props.states.find(({ problem }) => problem !== null && problem !== 'sending')?.step
  return (
    <ol className={styles.steps}>
      {props.states.map(state => (
        <li key={state.step}>
          <div>
            <h2>{texts.steps[state.step]}</h2>
            <StepStatus {...state} />
          </div>
          <div className={styles.says}>
            <p>{sentenceOf(state, props.facts)}</p>
            <div className="actions">
              <StepAction state={state} isNext={state.step === next} {...props} />
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}

function StepStatus({ problem }: SetupState) {
  if (problem === null) return <Status dial="done">{texts.done}</Status>
  if (problem === 'sending') return <Status dial="half">{texts.waiting}</Status>
  return <Status dial="ring">{texts.missing}</Status>
}

function sentenceOf({ step, problem }: SetupState, facts: SetupFacts): string {
  const { works, problems, serverSaid } = texts
  if (problem !== null) {
    const error = problem === 'not-delivered' ? facts.testEmail?.error : null
    return error ? `${problems[problem]} ${serverSaid(error)}` : problems[problem]
  }
  const [offer] = facts.delivery
  const sentences: Record<SetupStep, () => string> = {
    shop: () => works.shop(facts.name, formatCountry(facts.country)),
    taxes: () => (facts.taxRates > 0 ? works.rates(facts.taxRates) : works.untaxed),
    delivery: () => works.delivery(offer!.name, formatPrice(offer!.price), formatCountry(facts.country)),
    payment: () => (facts.online && !facts.online.isTest ? works.online : works.bank),
    email: () => works.email(facts.testEmail!.to),
    product: () => works.product(facts.product!.title, formatPrice(facts.product!.price)),
    pages: () => works.pages,
  }
  return sentences[step]()
}

interface StepActionProps extends SetupListProps {
  state: SetupState
  /** The first missing step has the filled button. */
  isNext: boolean
}

function StepAction({ state: { step, problem }, isNext, facts, email, mayEditPayments }: StepActionProps) {
  const { actions } = texts
  const look = isNext ? 'button main' : 'button outlined'
  const link = (to: string, label: string) => (
    <Link className={problem === null ? 'button bare' : look} to={to}>
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
            `/office/settings/taxes${problem === null ? '' : `/new?country=${facts.country}`}`,
            actions.taxes,
          )}
          {facts.taxRates === 0 && <TaxChoice isUntaxed={facts.isUntaxed} />}
        </>
      )
    case 'delivery':
      return link(`/office/settings/delivery${problem === null ? '' : '/new'}`, actions.delivery)
    case 'payment':
      return facts.online && !facts.online.isTest ? (
        <PostButton to="ask-provider" look={problem === null ? 'button bare' : look}>
          {problem === null ? actions.checkAgain : actions.askProvider}
        </PostButton>
      ) : (
        mayEditPayments &&
          link(`/office/settings/bank-accounts${problem === null ? '' : '/new'}`, actions.bank)
      )
    case 'email':
      if (email === null) return <span className="muted">{texts.noEmail}</span>
      return (
        <PostButton to="test-email" look={problem === null ? 'button bare' : look}>
          {actions.sendEmail(email)}
        </PostButton>
      )
    case 'product':
      return link('/office/products', actions.product)
    case 'pages':
      return <PagesAction facts={facts} look={look} isDone={problem === null} />
  }
}

function TaxChoice({ isUntaxed }: { isUntaxed: boolean }) {
  return (
    <Form method="post" action="/office/setup/tax">
      <input type="hidden" name="answer" value={isUntaxed ? 'no' : 'yes'} />
      <button type="submit" className="button bare">
        {isUntaxed ? texts.actions.taxed : texts.actions.untaxed}
      </button>
    </Form>
  )
}

function PagesAction({ facts, look, isDone }: { facts: SetupFacts; look: string; isDone: boolean }) {
  const unwritten = facts.pages.find(({ hasText }) => !hasText)
  if (unwritten) {
    const title = texts.pageTitles[unwritten.page]
    const search = new URLSearchParams({ slug: unwritten.page, title })
    return (
      <Link className={look} to={`/office/settings/pages/new?${search}`}>
        {texts.actions.writePage(title)}
      </Link>
    )
  }
  if (isDone)
    return (
      <Link className="button bare" to="/office/settings/pages">
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
